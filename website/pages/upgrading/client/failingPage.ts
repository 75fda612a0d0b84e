/** A guide, and its sections with examples that need the newer major. */
export type FailingPage = {
  title: string
  address: string
  sections: { heading: string; anchor: string }[]
}
