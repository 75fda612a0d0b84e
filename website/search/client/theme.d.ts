declare module '@theme/SearchModal' {
  export type Props = {
    initialQuery: string
    /** Whether Enter was pressed before there was anything to press it on. */
    isSubmitted: boolean
    onClose: () => void
  }
  export default function SearchModal(props: Props): import('react').ReactNode
}
