import { readRecord } from '../records/readRecord'
import since from '../records/since.json'
import { applyTextCorrections } from './applyTextCorrections'
import type { ApiModel, ExtractedEntry } from './model/schema'

/** The recorded model, with the measured cost of each import. */
const readModel = (): ApiModel => {
  const { about, entries, helpers } = readRecord('model')
  const sizes = readRecord('sizes')
  const withCost = (entry: ExtractedEntry): ApiModel['entries'][number] =>
    entry.kind === 'type'
      ? entry
      : { ...entry, importCost: sizes.imports[entry.name] ?? 0 }
  return {
    ...about,
    totalCost: sizes.about.total,
    entries: Object.values(entries).map(withCost),
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
export const loadApiModel = async (): Promise<ApiModel> =>
  withRecordedVersions(applyTextCorrections(readModel()))
