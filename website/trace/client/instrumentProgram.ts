import type { LinkedCode } from '@lfi-docs/sandbox'
import {
  findPlaces,
  type Places,
  type ProgramFile,
} from '@lfi-docs/trace/rewrite'
import { noLfiSentence, stackNotice, unrecordableSentence } from './sentences'

/** What the recorder is told of a program. */
export type InstrumentedProgram = {
  readonly places: Places
  /** What the program may see of being recorded: to be said before it runs. */
  readonly notices: readonly string[]
}

/** A file of a program, and the modules that it names. */
type InstrumentedFile = ProgramFile & Pick<LinkedCode, 'references'>

/** Frames of the recorder show in a stack that the code itself reads. */
const readsStacks =
  /\.\s*stack\b|\bstack\s*[,}]|\[['"`]stack|\b(?:stackTraceLimit|captureStackTrace|prepareStackTrace)\b/u

/** Where the code calls and consumes; or why it can't be recorded. */
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
    return {
      places: findPlaces(files),
      notices: files.some(({ js }) => readsStacks.test(js))
        ? [stackNotice]
        : [],
    }
  } catch {
    // JavaScript that can't be read is left to the browser, which says why.
    return unrecordableSentence
  }
}
