import { gzipSync } from 'node:zlib'
import { readRecord } from '../../records/readRecord'
import { type Drawn, draw } from '../../trace/draw/drawn'
import { drawPicture, toHtml } from '../../trace/draw/picture'

/** Compressed: what a picture may add to its page. */
const MAX_BYTES = 3000

const captionOf = (
  name: string,
  program: string,
): readonly (Drawn | string)[] => [
  draw('code', {}, name),
  ', recorded from one run',
  ...(program.includes('wait(') || program.includes('(wait)')
    ? [
        '. ',
        draw('code', {}, 'wait'),
        ' takes ten milliseconds times its value',
      ]
    : []),
]

/** The recorded run of each function that has a picture, as inert HTML. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readRecord('traces').pictures).map(
      ([name, { code, trace }]) => {
        const html = toHtml(drawPicture(trace, captionOf(name, code)))
        const bytes = gzipSync(html).length
        if (bytes > MAX_BYTES) {
          throw new Error(
            `The picture of ${name} is ${bytes} bytes long, compressed; ${MAX_BYTES} are allowed. Shorten its program in data/pictures.ts.`,
          )
        }
        return [name, html]
      },
    ),
  )
