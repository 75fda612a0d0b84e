import type { Entry, TypeEntry } from '../../../library/model/schema'
import type { RenderContext } from './context'

/** Other types whose definition mentions this entry. */
export const typesMentioning = (
  { name }: Pick<Entry, 'name'>,
  { model }: Pick<RenderContext, 'model'>,
): TypeEntry[] => {
  const mention = new RegExp(`\\b${name}\\b`, 'u')
  return model.entries.flatMap(entry =>
    entry.kind === 'type' &&
    entry.name !== name &&
    mention.test(entry.definition)
      ? [entry]
      : [],
  )
}
