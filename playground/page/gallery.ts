import type { Language } from '../share'

/** An example as the build collects it from the guides. */
export type GalleryExample = {
  readonly id: string
  readonly title: string
  /** The task it belongs to: the heading that it stands under. */
  readonly group: string
  /** What it shows, in a line. */
  readonly description: string
  readonly code: string
  readonly language: Language
}
