import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { listFiles } from '../../generate/generated'

/** Where people and programs write what the site shows. */
const sources = [
  'data',
  'docs',
  'pages',
  'playground',
  'search',
  'src',
  'trace',
  '../packages',
  '../node_modules/lfi/dist/index.d.ts',
]
/** Tests write what no reader sees. */
const isText = /(?<!\.test)\.(?:css|json|mdx?|tsx?)$/u

const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCodePoint(32 + index),
)

/**
 * The fonts, and what the site sets with them: code has no ligatures here and
 * one weight (src/css), and prose is kerned.
 */
const fonts = [
  {
    name: 'prose',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    options: { keepFeatures: ['kern'] },
  },
  {
    name: 'code',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    options: { keepFeatures: [], variationAxes: { wght: 400 } },
  },
]

/** Every character that occurs; a face may not have all of them. */
const readCharacters = async (siteDir: string): Promise<string> => {
  const files = sources
    .flatMap(source => listFiles(path.join(siteDir, source)))
    .filter(file => isText.test(file))
  const characters = new Set(ascii)
  for (const file of files) {
    for (const character of await readFile(file, 'utf8')) {
      characters.add(character)
    }
  }
  return [...characters].toSorted().join('')
}

/** Writes the fonts that src/css/fonts.css names, cut down to this site. */
export const writeFonts = async (
  siteDir: string,
  folder: string,
): Promise<void> => {
  const characters = await readCharacters(siteDir)
  await mkdir(folder, { recursive: true })
  await Promise.all(
    fonts.map(async ({ name, file, options }) => {
      const whole = await readFile(
        path.resolve('node_modules/@fontsource-variable', file),
      )
      const face = await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        ...options,
      })
      await writeFile(path.join(folder, `${name}.woff2`), face)
    }),
  )
}
