import type { FenceMeta } from '../../../website/examples/model/parseFenceMeta'
import type { Run } from './run'

const undefinedName = /^ReferenceError: (\S+) is not defined$/u

const describeError = (text: string, exported: ReadonlySet<string>): string => {
  const name = undefinedName.exec(text)?.[1]
  return name && exported.has(name)
    ? `The example uses \`${name}\` without importing it: add it to the import from 'lfi'.`
    : `The example ends with an error: ${text}. If that is its point, add \`throws\` to the fence.`
}

/** How a run ended, in brackets after "does not run". */
export const describeOutcome = ({ outcome, error }: Run): string =>
  error ? `${outcome}: ${error.text}` : outcome

export const judgeOutcome = (
  { outcome, error }: Run,
  { throws, rejects }: FenceMeta,
  exported: ReadonlySet<string>,
): string | undefined => {
  switch (outcome) {
    case 'finished':
      return throws || rejects
        ? `The fence says \`${throws ? 'throws' : 'rejects'}\`, but the example ends without an error: remove the word.`
        : undefined
    case 'threw':
      return throws ? undefined : describeError(error?.text ?? '', exported)
    case 'rejected':
      return rejects
        ? undefined
        : `A promise of the example is rejected and nothing handles it: ${error?.text ?? ''}. Await it, or catch the error. If that is its point, add \`rejects\` to the fence.`
    case 'unsettled':
      return 'The example awaits something that never settles, so what follows never runs.'
    case 'endless':
      return 'The example was stopped because it had not ended after 5 seconds. Look for an endless loop, or an interval that nothing clears.'
    case 'flooded':
      return 'The example was stopped because it prints more than 500 lines.'
  }
}
