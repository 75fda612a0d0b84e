import { type TextCorrection, textCorrections } from '../data/textCorrections'
import type { ApiModel, Entry } from './model/schema'

const correctEntry = (
  entry: Entry,
  { said, instead, reason }: TextCorrection,
): Entry => {
  if (!`${entry.summary}\n${entry.remarks}`.includes(said)) {
    throw new Error(
      `data/textCorrections.ts corrects "${said}" in the package's text about ${entry.name}, but those words are not there. Remove the correction, or adapt it.`,
    )
  }
  return {
    ...entry,
    summary: entry.summary.replace(said, instead),
    remarks: entry.remarks.replace(said, instead),
    corrected: { said, reason },
  }
}

/** The model with the package's mistaken sentences put right, and marked. */
export const applyTextCorrections = (
  model: ApiModel,
  corrections: Readonly<Record<string, TextCorrection>> = textCorrections,
): ApiModel => {
  const names = new Set(model.entries.map(({ name }) => name))
  const unknown = Object.keys(corrections).find(name => !names.has(name))
  if (unknown) {
    throw new Error(
      `data/textCorrections.ts corrects the text about ${unknown}, which ${model.packageName} ${model.packageVersion} does not export. Remove the correction.`,
    )
  }
  return {
    ...model,
    entries: model.entries.map(entry => {
      const correction = corrections[entry.name]
      return correction ? correctEntry(entry, correction) : entry
    }),
  }
}
