import since from '../data/since.json'
import { slips, textCorrections } from '../data/textCorrections'
import { readRecord } from '../records/readRecord'
import type { ApiModel, Entry, ExtractedEntry } from './model/schema'

/** The package's text or example with its mistakes put right. */
const correct = (name: string, text: string): string =>
  [...slips, ...(textCorrections[name] ?? [])].reduce(
    (mended, [said, instead]) => mended.replaceAll(said, instead),
    text,
  )

const versions: Readonly<Record<string, string>> = since

/** The recorded model, corrected, with what was measured of each export. */
export const loadApiModel = (): ApiModel => {
  const { about, entries } = readRecord('model')
  const sizes = readRecord('sizes')
  const { repository, packageVersion } = about
  const base = `https://github.com/${repository}`
  const complete = ({ source, ...entry }: ExtractedEntry): Entry => {
    const { name, kind, summary, remarks, examples } = entry
    const fields = {
      summary: correct(name, summary),
      remarks: correct(name, remarks),
      examples: examples.map(({ language, code }) => ({
        language,
        code: correct(name, code),
      })),
      since: versions[name] ?? packageVersion,
      sourceUrl: source
        ? `${base}/blob/v${packageVersion}/${source}`
        : `${base}/tree/v${packageVersion}`,
    }
    return kind === 'type'
      ? { ...entry, ...fields }
      : { ...entry, ...fields, importCost: sizes.imports[name] ?? 0 }
  }
  return {
    ...about,
    totalCost: sizes.about.total,
    entries: Object.values(entries).map(complete),
  }
}
