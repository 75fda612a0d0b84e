import { releaseNotes } from '../../data/releases'
import type { ApiModel } from '../model/schema'
import type { History } from './model/schema'
import { changesOf, declaredSince, sinceOf } from './model/since'

/** A sentence for a maintainer who upgraded the package without its history. */
export const describeUnknown = (
  { packageName, packageVersion }: ApiModel,
  { releases }: History,
): string | undefined =>
  releases.some(({ version }) => version === packageVersion)
    ? undefined
    : `website/data/history.json does not know ${packageName} ${packageVersion}, so pages repeat the package's own @since tags. Run npm run history and commit what it writes.`

export const applyHistory = (model: ApiModel, history: History): ApiModel =>
  describeUnknown(model, history)
    ? model
    : {
        ...model,
        entries: model.entries.map(entry => {
          const declared = declaredSince(entry.name, history)
          const changes = changesOf(entry.name, history)
          return {
            ...entry,
            since: sinceOf(entry.name, entry.since, history, releaseNotes),
            ...(declared && { declared }),
            ...(changes.length > 0 && { changes }),
          }
        }),
      }
