/** A page of the site, as text. */
export type TextPage = {
  /** Address below the host, base URL included. */
  permalink: string
  title: string
  description: string
  markdown: string
}
