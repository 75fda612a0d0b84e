import type { CompletionSource } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { isConsumer } from '../../model/flavours'
import { findPipe, stepsBefore } from './insertFunction'

/** More than a name that is imported has before one that is not. */
const FITS = 3
/** As far down as it goes: even what is typed in full comes after. */
const MISFITS = -99

/** The ending of what flows to a place in a `pipe`, if it is not plain. */
const suffixAt = (state: EditorState, place: number): string | undefined => {
  const pipe = findPipe(state, place)
  const last = pipe ? stepsBefore(state, pipe, place).at(-1) : undefined
  return last === undefined || isConsumer(last)
    ? undefined
    : /(?:Async|Concur)$/u.exec(last)?.[0]
}

/** Offers functions for the flavour that flows before their siblings. */
export const preferFlavour =
  (source: CompletionSource): CompletionSource =>
  async context => {
    const result = await source(context)
    const suffix = result && suffixAt(context.state, result.from)
    if (!suffix) {
      return result
    }
    const labels = new Set(result.options.map(({ label }) => label))
    return {
      ...result,
      options: result.options.map(option => {
        const { label, boost = 0 } = option
        if (labels.has(label + suffix)) {
          return { ...option, boost: MISFITS }
        }
        return label.endsWith(suffix)
          ? { ...option, boost: boost + FITS }
          : option
      }),
    }
  }
