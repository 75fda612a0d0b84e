import { gzipSync } from 'node:zlib'
import { type Drawn, draw, drawPicture } from '@lfi-docs/trace'
import type { ApiModel, FunctionEntry } from '../../library/model/schema'
import { ProgramRecorder } from '../../trace/recorder'
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

const record = async (
  recorder: ProgramRecorder,
  { name }: FunctionEntry,
  program: string,
): Promise<string> => {
  const { run, trace } = await recorder.record(program)
  const problem = run.error?.text ?? trace.note
  if (problem || trace.events.length < 2) {
    throw new Error(
      `The picture of ${name} could not be recorded (${problem ?? 'nothing happened'}). Look at its program in data/pictures.ts:\n${program}`,
    )
  }
  const html = drawnToHtml(
    drawPicture(trace, captionOf(name, program), { isWalkable: true }),
  )
  const bytes = gzipSync(html).length
  if (bytes > MAX_BYTES) {
    throw new Error(
      `The picture of ${name} is ${bytes} bytes long, compressed; ${MAX_BYTES} are allowed. Shorten its program in data/pictures.ts.`,
    )
  }
  return html
}

/** A picture of one run, as inert HTML, of each function that has a program. */
export const recordPictures = async ({
  entries,
}: Pick<ApiModel, 'entries'>): Promise<ReadonlyMap<string, string>> => {
  const exports = new Set(entries.map(({ name }) => name))
  const recorder = new ProgramRecorder()
  const pictures = new Map<string, string>()
  const problems: string[] = []
  const note = (error: Error): void => void problems.push(error.message)
  try {
    for (const entry of entries) {
      const program =
        entry.kind === 'function' ? programOf(entry, exports) : undefined
      if (entry.kind === 'function' && program) {
        const picture = await record(recorder, entry, program).catch(note)
        pictures.set(entry.name, picture ?? '')
      }
    }
  } finally {
    await recorder.close()
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'))
  }
  return pictures
}
