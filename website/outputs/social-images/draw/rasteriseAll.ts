import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder, runInWorker, Step } from '@lfi-docs/build-cache'
import { convert } from 'fontverter'

const fonts = [
  require.resolve(
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ),
  require.resolve(
    '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  ),
  require.resolve(
    '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff',
  ),
  require.resolve(
    '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff',
  ),
]

/** Unpacks the fonts, for the rasteriser reads files only. */
const prepareFonts = async (): Promise<string[]> => {
  const folder = path.join(cacheFolder, 'fonts')
  await mkdir(folder, { recursive: true })
  return Promise.all(
    fonts.map(async font => {
      const file = path.join(folder, `${path.basename(font, '.woff')}.ttf`)
      await writeFile(file, await convert(await readFile(font), 'sfnt'))
      return file
    }),
  )
}

const pictures = new Step<string>('social-images', __filename)

/** Drawings as PNG in base64, made beside what else the build does. */
export const rasteriseAll = (drawings: readonly string[]): Promise<string[]> =>
  pictures.results().getOrMakeAll(
    drawings,
    drawing => [drawing],
    async missing =>
      runInWorker(require.resolve('./rasterise.ts'), {
        drawings: missing,
        fontFiles: await prepareFonts(),
      }),
  )
