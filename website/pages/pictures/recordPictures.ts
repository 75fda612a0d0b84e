import { gzipSync } from 'node:zlib'
import { type Drawn, draw, drawPicture } from '@lfi-docs/trace'
import type { ApiModel } from '../../library/model/schema'
import { recordPrograms } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
import { programOf } from './programOf'

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

/** A picture of one run, as inert HTML, of each function that has a program. */
export const recordPictures = async ({
  entries,
}: Pick<ApiModel, 'entries'>): Promise<ReadonlyMap<string, string>> => {
  const exports = new Set(entries.map(({ name }) => name))
  const programs = Object.fromEntries(
    entries.flatMap(entry => {
      const program =
        entry.kind === 'function' ? programOf(entry, exports) : undefined
      return program ? [[entry.name, program]] : []
    }),
  )
  const traces = await recordPrograms(programs, 'data/pictures.ts')
  return new Map(
    Object.entries(traces).map(([name, trace]) => {
      const caption = captionOf(name, programs[name] ?? '')
      const html = drawnToHtml(
        drawPicture(trace, caption, { isWalkable: true }),
      )
      const bytes = gzipSync(html).length
      if (bytes > MAX_BYTES) {
        throw new Error(
          `The picture of ${name} is ${bytes} bytes long, compressed; ${MAX_BYTES} are allowed. Shorten its program in data/pictures.ts.`,
        )
      }
      return [name, html]
    }),
  )
}
