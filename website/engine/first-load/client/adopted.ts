import type { ComponentType } from 'react'

type Load = () => Promise<object>
type Loaders = Record<string, [load: Load, ...unknown[]]>

type Whole = { default: ComponentType }

/**
 * Stands for a document whose text is taken from the page as it is: see
 * src/theme/DocItem/Content.
 */
export const Adopted = Object.assign((): null => null, {
  /** The document itself, should the page have lost it. */
  load: (): Promise<Whole> => Promise.reject(new Error('Nothing is adopted.')),
})

let isLeft = false

/** Another page is shown: from now on the document is loaded like any other. */
export const leaveFirstPage = (): void => {
  isLeft = true
}

/**
 * Has the app find the document of the first page on the page itself, where the
 * build wrote what else there is to know of it.
 */
export const adoptDocument = (loaders: Loaders): void => {
  const text = document.getElementById('doc-data')?.textContent
  if (!text) {
    return
  }
  const { chunk, ...data } = JSON.parse(text)
  const loader = loaders[chunk]
  if (!loader) {
    return
  }
  const [load] = loader
  Adopted.load = load as () => Promise<Whole>
  const { frontMatter } = data.metadata
  loader[0] = () =>
    isLeft
      ? load()
      : Promise.resolve({ default: Adopted, frontMatter, assets: {}, ...data })
}
