/*
 * Draws the pictures of static/ from its SVG: run it after changing the logo or
 * the social card (`npm run identity`), and commit what it wrote.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { drawCard } from '../website/outputs/social-images/draw/drawCard'
import { mark } from '../website/outputs/social-images/draw/motifs'
import {
  prepareFonts,
  rasterise,
} from '../website/outputs/social-images/draw/rasterise'

const folder = path.join(__dirname, '../website/static/img')

const render = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** Platforms cut their own shape out of these, so the mark keeps clear. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#17694a"/><g transform="translate(4 4) scale(.75)">${mark}</g></svg>`

/** An ICO file may hold PNG as it is: a header, one entry, the picture. */
const toIco = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const drawSocialCard = async (): Promise<Buffer> => {
  const fonts = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  const card = drawCard({
    kind: 'npm install lfi',
    title: 'Iterate lazily. Await less.',
    description:
      'lfi is a lazy functional sync, async, and concurrent iteration library for JavaScript and TypeScript.',
    isCode: false,
  })
  const png = await rasterise(card, await prepareFonts(fonts))
  await rm(fonts, { recursive: true })
  return png
}

const main = async (): Promise<void> => {
  const logo = await readFile(path.join(folder, 'logo.svg'), 'utf8')
  const write = (name: string, content: Buffer): Promise<void> =>
    writeFile(path.join(folder, name), content)
  await Promise.all([
    write('../favicon.ico', toIco(render(logo, 32), 32)),
    write('apple-touch-icon.png', render(maskable, 180)),
    write('icon-192.png', render(logo, 192)),
    write('icon-512.png', render(logo, 512)),
    write('icon-maskable-512.png', render(maskable, 512)),
    write('social.png', await drawSocialCard()),
  ])
}

void main()
