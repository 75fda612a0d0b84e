import { slips, textCorrections } from '../data/textCorrections'
import type { ApiModel } from './model/schema'

const correct = (
  text: string,
  corrections: readonly (readonly [said: string, instead: string])[],
): string =>
  corrections.reduce(
    (mended, [said, instead]) => mended.replaceAll(said, instead),
    text,
  )

/** The model with the package's mistaken sentences put right. */
export const applyTextCorrections = (model: ApiModel): ApiModel => ({
  ...model,
  entries: model.entries.map(entry => {
    const own = textCorrections[entry.name] ?? []
    const corrections = [...slips, ...own]
    return {
      ...entry,
      summary: correct(entry.summary, corrections),
      remarks: correct(entry.remarks, corrections),
    }
  }),
})
