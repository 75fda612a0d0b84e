import {
  slips,
  type TextCorrection,
  textCorrections,
} from '../data/textCorrections'
import type { ApiModel, Entry } from './model/schema'

type Corrections = Readonly<Record<string, readonly TextCorrection[]>>

const correctEntry = (
  entry: Entry,
  { said, instead, reason }: TextCorrection,
): Entry =>
  `${entry.summary}\n${entry.remarks}`.includes(said)
    ? {
        ...entry,
        summary: entry.summary.replace(said, instead),
        remarks: entry.remarks.replace(said, instead),
        corrected: [...(entry.corrected ?? []), { said, reason }],
      }
    : entry

const mendSlips = (text: string): string =>
  slips.reduce(
    (mended, [said, instead]) => mended.replaceAll(said, instead),
    text,
  )

/** The model with the package's mistaken sentences put right, and marked. */
export const applyTextCorrections = (model: ApiModel): ApiModel => ({
  ...model,
  entries: model.entries.map(entry => ({
    ...(textCorrections[entry.name] ?? []).reduce(correctEntry, {
      ...entry,
      summary: mendSlips(entry.summary),
      remarks: mendSlips(entry.remarks),
    }),
  })),
})

/** Which corrections found nothing to correct in a model that has them. */
export const findUnfitCorrections = (
  { entries, packageName, packageVersion }: ApiModel,
  corrections: Corrections = textCorrections,
): string[] =>
  Object.entries(corrections).flatMap(([name, all]) => {
    const entry = entries.find(candidate => candidate.name === name)
    if (!entry) {
      return `website/data/textCorrections.ts corrects the text about ${name}, which ${packageName} ${packageVersion} does not export. Remove the correction.`
    }
    return all
      .filter(({ said }) =>
        (entry.corrected ?? []).every(correction => correction.said !== said),
      )
      .map(
        ({ said }) =>
          `data/textCorrections.ts corrects "${said}" in the package's text about ${name}, but those words are not there. Remove the correction, or adapt it.`,
      )
  })
