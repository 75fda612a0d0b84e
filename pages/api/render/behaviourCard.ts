import {
  describeBehaviour,
  type Line,
} from '../../../library/behaviour/model/describe'
import { isObserved } from '../../../library/behaviour/model/schema'
import { callOf } from '../../../library/behaviour/plan/callOf'
import { planOf } from '../../../library/behaviour/plan/planOf'
import type { FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { address, code, escapeHtml, inlineHtml, link } from './html'

const GUIDE = '/docs/watch-out'

const linesOf = (
  entry: FunctionEntry,
  { behaviour }: RenderContext,
): Line[] => {
  const observation = behaviour.get(entry.name)
  const plan = planOf(entry)
  return observation && isObserved(observation)
    ? describeBehaviour({
        flavour: entry.flavour,
        call: typeof plan === 'string' ? entry.name : callOf(plan),
        behaviour: observation,
      })
    : []
}

const hazardLink = (hazard: string, baseUrl: string): string =>
  link(address(`${GUIDE}#${hazard}`, baseUrl), 'What to do')

const renderLine = (
  { topic, does, seen, hazards }: Line,
  { baseUrl }: RenderContext,
): string => {
  const links = hazards
    .map(hazard => ` ${hazardLink(hazard, baseUrl)}`)
    .join('')
  const mark = hazards.length > 0 ? ' class="api-hazard"' : ''
  return `<tr${mark}><th scope="row">${escapeHtml(topic)}</th><td>${inlineHtml(does, baseUrl)}${links}</td><td>${inlineHtml(seen, baseUrl)}</td></tr>`
}

/** Names the forms of the family whose cards say the same. */
const renderSame = (
  entry: FunctionEntry,
  lines: readonly Line[],
  context: RenderContext,
): string => {
  const own = JSON.stringify(lines)
  const same = familyOf(context.model, entry)
    .filter(({ name }) => name !== entry.name)
    .filter(sibling => JSON.stringify(linesOf(sibling, context)) === own)
    .map(({ name, path }) => link(address(path, context.baseUrl), code(name)))
  return same.length > 0
    ? `<p>${same.join(' and ')} ${same.length > 1 ? 'do' : 'does'} the same.</p>`
    : ''
}

/** What was observed of a function, hazards marked; empty if nothing was. */
export const renderBehaviour = (
  entry: FunctionEntry,
  context: RenderContext,
): string => {
  const observation = context.behaviour.get(entry.name)
  if (observation && !isObserved(observation)) {
    return `<p>Not observed: it ${escapeHtml(observation.unobserved)}.</p>`
  }
  const lines = linesOf(entry, context)
  if (lines.length === 0) {
    return ''
  }
  const rows = lines.map(found => renderLine(found, context)).join('')
  const all = link(address('/docs/api/behaviour', context.baseUrl), 'Behaviour')
  return `<table class="api-card"><thead><tr><th scope="col">About</th><th scope="col">What it does</th><th scope="col">Seen when it ran</th></tr></thead><tbody>${rows}</tbody></table>${renderSame(entry, lines, context)}<p class="api-note">Found by running ${code(entry.name)} of ${escapeHtml(context.model.packageName)} ${escapeHtml(context.model.packageVersion)}; a pull is a call of ${code('next')}. ${all} compares all functions.</p>`
}
