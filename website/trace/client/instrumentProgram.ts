import type { LinkedCode } from '@lfi-docs/sandbox'
import {
  type Places,
  type ProgramFile,
  recorderModule,
  type TracedCode,
  traceProgram,
} from '@lfi-docs/trace/rewrite'

const noLfiSentence = 'Nothing was recorded: the code imports nothing from lfi.'
const unrecordableSentence =
  'Nothing was recorded: the recorder could not read the code. It ran without being recorded.'
const stackNotice =
  'This program reads stacks of errors. With Trace, they also contain the recorder; everything else is the same as with Run.'

/** What the recorder is given of a program. */
export type InstrumentedProgram = {
  readonly places: Places
  /** The files, in order, as they run when they are recorded. */
  readonly files: readonly LinkedCode[]
  /** What the program may see of being recorded: to be said before it runs. */
  readonly notices: readonly string[]
}

/** A file of a program, and the modules that it names. */
type InstrumentedFile = ProgramFile & Pick<LinkedCode, 'references'>

/** Frames of the recorder show in a stack that the code itself reads. */
const readsStacks =
  /\.\s*stack\b|\bstack\s*[,}]|\[['"`]stack|\b(?:stackTraceLimit|captureStackTrace|prepareStackTrace)\b/u

/** What a file imports, and the recorder if that was put into it. */
const linkTraced = (
  { js, references }: InstrumentedFile,
  { js: traced, toTraced }: TracedCode,
): LinkedCode => {
  const name = JSON.stringify(recorderModule)
  const start = traced.lastIndexOf(name)
  return {
    js: traced,
    references: [
      ...references.map(reference => ({
        ...reference,
        start: toTraced(reference.start),
        end: toTraced(reference.end - 1) + 1,
      })),
      ...(traced === js
        ? []
        : [{ start, end: start + name.length, specifier: recorderModule }]),
    ],
  }
}

/** The code as it is recorded; or why it can't be. */
export const instrumentProgram = (
  files: readonly InstrumentedFile[],
): InstrumentedProgram | string => {
  const hasLfi = files.some(({ references }) =>
    references.some(({ specifier }) => specifier === 'lfi'),
  )
  if (!hasLfi) {
    return noLfiSentence
  }
  try {
    const traced = traceProgram(files)
    return {
      places: traced.places,
      files: files.map((file, index) => {
        const code = traced.files[index]
        return code ? linkTraced(file, code) : file
      }),
      notices: files.some(({ js }) => readsStacks.test(js))
        ? [stackNotice]
        : [],
    }
  } catch {
    // JavaScript that can't be read is left to the browser, which says why.
    return unrecordableSentence
  }
}
