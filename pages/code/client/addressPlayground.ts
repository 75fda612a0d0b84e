import type { Block } from './readBlock'

const addresses = new WeakMap<HTMLElement, Promise<void>>()

const address = async (
  link: HTMLAnchorElement,
  { code, language }: Block,
): Promise<void> => {
  const { playgroundAddress } = await import('@site/playground/share')
  const baseUrl = link.pathname.replace(/playground$/u, '')
  const text = code.textContent ?? ''
  link.href = await playgroundAddress(text, language ?? 'js', baseUrl)
}

/**
 * Puts the code of a block into its link to the playground, as soon as the
 * reader looks like following it: encoding every block would be wasted work.
 */
export const addressPlayground = (block: Block): Promise<void> => {
  const { control } = block
  if (!(control instanceof HTMLAnchorElement)) {
    return Promise.resolve()
  }
  const begun = addresses.get(control) ?? address(control, block)
  addresses.set(control, begun)
  return begun
}
