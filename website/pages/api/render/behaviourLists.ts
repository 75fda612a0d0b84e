import { behaviourLists } from '../model/behaviourLists'
import { functionsOf, type RenderContext } from './context'
import { entryLink } from './html'

type Observed = Pick<RenderContext, 'model' | 'behaviour'>

/** The functions of each list; an empty one fails, as its guide lies. */
const functionsThat = ({ model, behaviour }: Observed) =>
  new Map(
    Object.entries(behaviourLists).map(([list, holds]) => {
      const found = functionsOf(model).filter(entry => {
        const observation = behaviour.get(entry.name)
        return observation && holds(observation, entry)
      })
      if (found.length === 0) {
        throw new Error(
          `No function belongs to the list "${list}" of pages/api/model/behaviourLists.ts any more. Remove it, and the sentence that leads to it in docs/.`,
        )
      }
      return [list, found]
    }),
  )

/** Each list by its names alone, for texts without links. */
export const namesThat = (observed: Observed): Record<string, string[]> =>
  Object.fromEntries(
    [...functionsThat(observed)].map(([list, found]) => [
      list,
      found.map(({ name }) => name),
    ]),
  )

/** Each list as a paragraph of links. */
export const renderBehaviourLists = (
  context: RenderContext,
): Record<string, string> =>
  Object.fromEntries(
    [...functionsThat(context)].map(([list, found]) => {
      const links = found.map(entry => entryLink(entry, context))
      return [list, `<p class="api-functions">${links.join(' ')}</p>`]
    }),
  )
