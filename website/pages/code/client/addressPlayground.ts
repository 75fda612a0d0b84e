import { readBlock } from './readBlock'

const addresses = new WeakMap<HTMLElement, Promise<void>>()

const address = async (link: HTMLAnchorElement): Promise<void> => {
  const block = readBlock(link)
  if (!block) {
    return
  }
  const { playgroundAddress } = await import('@site/playground/share')
  const baseUrl = link.pathname.replace(/playground$/u, '')
  const text = block.code.textContent ?? ''
  link.href = await playgroundAddress(
    { code: text, language: block.language ?? 'js' },
    baseUrl,
  )
}

/**
 * Puts the code of a block into its link to the playground, as soon as the
 * reader looks like following it: encoding every block would be wasted work.
 */
export const addressPlayground = (link: HTMLAnchorElement): Promise<void> => {
  const begun = addresses.get(link) ?? address(link)
  addresses.set(link, begun)
  return begun
}
