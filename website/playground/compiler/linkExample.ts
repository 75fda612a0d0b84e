import type { LinkedCode } from '@lfi-docs/sandbox'

const imported = /\bfrom\s*(?<quoted>'(?<name>[\w-]+)')/gu

/**
 * Where an example of a page names modules. The build has run it and knows that
 * nothing else in it looks like an import, so that nobody waits for a parser.
 */
export const linkExample = (js: string): LinkedCode => ({
  js,
  references: [...js.matchAll(imported)].map(({ 0: whole, index, groups }) => {
    const end = index + whole.length
    const { quoted = '', name: specifier = '' } = groups ?? {}
    return { start: end - quoted.length, end, specifier }
  }),
})
