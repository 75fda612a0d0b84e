import { type TextCorrection, textCorrections } from '../data/textCorrections'
import type { ApiModel, Entry } from './model/schema'

type Corrections = Readonly<Record<string, TextCorrection>>

const correctEntry = (
  entry: Entry,
  { said, instead, reason }: TextCorrection,
): Entry =>
  `${entry.summary}\n${entry.remarks}`.includes(said)
    ? {
        ...entry,
        summary: entry.summary.replace(said, instead),
        remarks: entry.remarks.replace(said, instead),
        corrected: { said, reason },
      }
    : entry

/** The model with the package's mistaken sentences put right, and marked. */
export const applyTextCorrections = (
  model: ApiModel,
  corrections: Corrections = textCorrections,
): ApiModel => ({
  ...model,
  entries: model.entries.map(entry => {
    const correction = corrections[entry.name]
    return correction ? correctEntry(entry, correction) : entry
  }),
})

/** Which corrections found nothing to correct in a model that has them. */
export const findUnfitCorrections = (
  { entries, packageName, packageVersion }: ApiModel,
  corrections: Corrections = textCorrections,
): string[] =>
  Object.entries(corrections).flatMap(([name, { said }]) => {
    const entry = entries.find(candidate => candidate.name === name)
    if (!entry) {
      return `website/data/textCorrections.ts corrects the text about ${name}, which ${packageName} ${packageVersion} does not export. Remove the correction.`
    }
    return entry.corrected?.said === said
      ? []
      : `data/textCorrections.ts corrects "${said}" in the package's text about ${name}, but those words are not there. Remove the correction, or adapt it.`
  })
