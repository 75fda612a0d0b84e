import type { ExampleLanguage } from '../model/exampleLanguage'

const addresses = new WeakMap<HTMLAnchorElement, Promise<void>>()

const address = async (
  link: HTMLAnchorElement,
  code: string,
  language: ExampleLanguage,
): Promise<void> => {
  const { playgroundAddress } = await import('@site/playground/share')
  const baseUrl = link.pathname.replace(/playground$/u, '')
  link.href = await playgroundAddress(code, language, baseUrl)
}

/**
 * Puts the code of a block into its link to the playground, as soon as the
 * reader looks like following it: encoding every block would be wasted work.
 */
export const addressPlayground = (
  link: HTMLAnchorElement,
  code: string,
  language: ExampleLanguage,
): Promise<void> => {
  const begun = addresses.get(link) ?? address(link, code, language)
  addresses.set(link, begun)
  return begun
}
