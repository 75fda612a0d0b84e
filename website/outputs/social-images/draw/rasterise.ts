import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
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

/** Unpacks the fonts to `folder`, for the rasteriser reads files only. */
export const prepareFonts = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    fonts.map(async font => {
      const file = path.join(folder, `${path.basename(font, '.woff')}.ttf`)
      await writeFile(file, await convert(await readFile(font), 'sfnt'))
      return file
    }),
  )
}

/** Previews are about 500 pixels wide; more would cost more than it shows. */
const width = 800

export const rasterise = async (
  svg: string,
  fontFiles: string[],
): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false },
  })
  return image.asPng()
}
