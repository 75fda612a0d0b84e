import { gzipSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { readRecord } from '../../records/readRecord'
import { renderPicture } from '../../trace/draw/Picture'

/** Compressed: what a picture may add to its page. */
const MAX_BYTES = 3000

type CaptionProps = { name: string; program: string }

function Caption({ name, program }: CaptionProps): ReactNode {
  return (
    <>
      <code>{name}</code>, recorded from one run
      {/\bwait\(|\(wait\)/u.test(program) && (
        <>
          . <code>wait</code> takes ten milliseconds times its value
        </>
      )}
    </>
  )
}

/** The recorded run of each function that has a picture, as inert HTML. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readRecord('traces').pictures).map(
      ([name, { code, trace }]) => {
        const html = renderPicture(trace, Caption({ name, program: code }))
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
