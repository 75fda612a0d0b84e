import { readRecord } from '../records/readRecord'
import since from '../records/since.json'
import { applyTextCorrections } from './applyTextCorrections'
import type { ApiModel, Entry, ExtractedEntry } from './model/schema'

/** The recorded model, with the measured cost of each import. */
const readModel = (): ApiModel => {
  const { about, entries, helpers } = readRecord('model')
  const sizes = readRecord('sizes')
  const { repository, packageVersion } = about
  const base = `https://github.com/${repository}`
  const complete = ({ source, ...entry }: ExtractedEntry): Entry => {
    const sourceUrl = source
      ? `${base}/blob/v${packageVersion}/${source}`
      : `${base}/tree/v${packageVersion}`
    return entry.kind === 'type'
      ? { ...entry, sourceUrl }
      : { ...entry, sourceUrl, importCost: sizes.imports[entry.name] ?? 0 }
  }
  return {
    ...about,
    totalCost: sizes.about.total,
    entries: Object.values(entries).map(complete),
    helpers: Object.values(helpers),
  }
}

const versions: Readonly<Record<string, string>> = since

/** The package's `@since` tags are wrong for many names: the record leads. */
const withRecordedVersions = (model: ApiModel): ApiModel => ({
  ...model,
  entries: model.entries.map(entry => ({
    ...entry,
    since: versions[entry.name] ?? entry.since,
  })),
})

/** The recorded model, corrected. */
export const loadApiModel = (): ApiModel =>
  withRecordedVersions(applyTextCorrections(readModel()))
