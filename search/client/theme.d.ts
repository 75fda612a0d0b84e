declare module '@theme/SearchModal' {
  export type Props = { initialQuery: string; onClose: () => void }
  export default function SearchModal(props: Props): import('react').ReactNode
}
