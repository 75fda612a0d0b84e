import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The picture `svg` as PNG, drawn only if it was not drawn before. */
export const cachedImage = async (
  svg: string,
  folder: string,
  draw: (svg: string) => Promise<Buffer>,
): Promise<Buffer> => {
  const name = createHash('sha256').update(svg).digest('hex')
  const file = path.join(folder, `${name}.png`)
  try {
    return await readFile(file)
  } catch {
    const png = await draw(svg)
    await mkdir(folder, { recursive: true })
    await writeFile(file, png)
    return png
  }
}
