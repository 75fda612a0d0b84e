import { behaviourLists } from '../model/behaviourLists'
import { functionsOf, type RenderContext } from './context'
import { entryLink } from './html'

/** Each list as a paragraph of links; an empty one fails, as its guide lies. */
export const renderBehaviourLists = (
  context: RenderContext,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(behaviourLists).map(([list, holds]) => {
      const found = functionsOf(context.model).filter(entry => {
        const observation = context.behaviour.get(entry.name)
        return observation && holds(observation, entry)
      })
      if (found.length === 0) {
        throw new Error(
          `No function belongs to the list "${list}" of pages/api/model/behaviourLists.ts any more. Remove it, and the sentence that leads to it in docs/.`,
        )
      }
      const links = found.map(entry => entryLink(entry, context))
      return [list, `<p class="api-functions">${links.join(' ')}</p>`]
    }),
  )
