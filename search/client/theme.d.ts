declare module '@theme/SearchModal' {
  export type Props = {
    initialQuery: string
    isSubmitted: boolean
    onClose: () => void
  }
  export default function SearchModal(props: Props): import('react').ReactNode
}
