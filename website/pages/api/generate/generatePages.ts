import type { Counterparts } from '../../../content/counterparts'
import { anchorsOf, type Guide } from '../../../content/model/schema'
import { systems } from '../../../data/counterparts/systems'
import type { Observations } from '../../../library/behaviour/probePackage'
import type { Entry } from '../../../library/model/schema'
import { renderApiIndex } from '../render/apiIndex'
import { renderBehaviourPage } from '../render/behaviourPage'
import type { RenderContext, ShownCounterpart } from '../render/context'
import { ELSEWHERE_ANCHOR } from '../render/counterparts'
import { renderConstantPage, renderFunctionPage } from '../render/entryPage'
import { slugOf } from '../render/facts'
import { renderPage } from '../render/mdx'
import { renderTypePage } from '../render/typePage'
import { renderTypesIndex } from '../render/typesIndex'
import { renderVariablesIndex } from '../render/variablesIndex'
import { checkAddresses } from './checkAddresses'
import { findCompany } from './findCompany'
import { findUsages } from './findUsages'

export type Ingredients = Pick<
  RenderContext,
  'model' | 'baseUrl' | 'examples' | 'pictures'
> & {
  guides: readonly Guide[]
  counterparts: Counterparts
  behaviour: Observations
}

const renderEntry = (entry: Entry, context: RenderContext) => {
  switch (entry.kind) {
    case 'function':
      return renderFunctionPage(entry, context)
    case 'constant':
      return renderConstantPage(entry, context)
    case 'type':
      return renderTypePage(entry, context)
  }
}

/** Every page that inert HTML may link to, with its anchors. */
const knownAddresses = (
  { model, guides }: Ingredients,
  { counterparts }: RenderContext,
) => {
  const categories = new Set(
    model.entries.map(({ category }) => slugOf(category)),
  )
  return new Map<string, ReadonlySet<string>>([
    ...anchorsOf(guides),
    ['/docs/api', new Set()],
    ['/docs/api/behaviour', new Set()],
    ['/docs/api/variables', categories],
    ['/docs/api/type-aliases', categories],
    ...model.entries.map((entry): [string, Set<string>] => [
      entry.path,
      new Set(counterparts.has(entry.name) ? [ELSEWHERE_ANCHOR] : []),
    ]),
  ])
}

const positionOf = ({ system }: ShownCounterpart): number =>
  systems.findIndex(table => table.system === system)

/** Counterparts by the lfi name that they belong to. */
const counterpartsByName = ({ rows }: Counterparts) => {
  const byName = new Map<string, ShownCounterpart[]>()
  for (const { lfi, counterparts } of rows) {
    const together = lfi.length > 1 ? lfi : []
    const shown = counterparts.map(one => ({ ...one, together }))
    for (const name of lfi) {
      byName.set(name, [...(byName.get(name) ?? []), ...shown])
    }
  }
  for (const shown of byName.values()) {
    shown.sort(
      (a, b) =>
        a.together.length - b.together.length || positionOf(a) - positionOf(b),
    )
  }
  return byName
}

const contextOf = (ingredients: Ingredients): RenderContext => ({
  ...ingredients,
  counterparts: counterpartsByName(ingredients.counterparts),
  usages: findUsages(ingredients.guides),
  company: findCompany(ingredients.guides),
  behaviour: new Map(Object.entries(ingredients.behaviour)),
  guides: anchorsOf(ingredients.guides),
})

/** All pages of the reference, by their file below docs/. */
export const generatePages = async (
  ingredients: Ingredients,
): Promise<Map<string, string>> => {
  const { model, baseUrl } = ingredients
  const context = contextOf(ingredients)
  const entries = await Promise.all(
    model.entries.map(entry => renderEntry(entry, context)),
  )
  const pages = [
    renderApiIndex(context),
    renderVariablesIndex(context),
    renderTypesIndex(context),
    renderBehaviourPage(context),
    ...entries,
  ]
  const files = new Map(pages.map(page => [page.file, renderPage(page)]))
  const problems = checkAddresses(
    files,
    knownAddresses(ingredients, context),
    baseUrl,
  )
  if (problems.length > 0) {
    throw new Error(problems.join('\n'))
  }
  return files
}
