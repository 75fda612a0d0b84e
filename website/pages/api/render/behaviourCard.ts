import {
  describeBehaviour,
  describeForms,
} from '../../../library/behaviour/model/describe/describeBehaviour'
import { describeReducer } from '../../../library/behaviour/model/describe/describeReducer'
import {
  type Described,
  type Hazard,
  hazardAddress,
  hazards,
  type Line,
} from '../../../library/behaviour/model/describe/line'
import { formsOf, formWords } from '../../../library/behaviour/model/forms'
import {
  isObserved,
  isReduced,
  type Observation,
} from '../../../library/behaviour/model/schema'
import type { Plan } from '../../../library/behaviour/plan/plan'
import { planOf } from '../../../library/behaviour/plan/planOf'
import type { FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { code, entryLink, escapeHtml, inlineHtml, list, pageLink } from './html'

/** A call as people write it, with the numbers that were passed: `take(3)`. */
const callOf = ({ name, arguments: planned }: Plan): string => {
  const values = planned.flatMap(argument => {
    if (argument.kind === 'value') {
      return [JSON.stringify(argument.small)]
    }
    return argument.kind === 'source' && argument.rest
      ? ['source', '[1, 2]']
      : []
  })
  return values.length > 0 ? `${name}(${values.join(', ')})` : name
}

/** The call that was run. */
const callFor = (entry: FunctionEntry): string => {
  const plan = planOf(entry)
  return typeof plan === 'string' ? entry.name : callOf(plan)
}

const describedAs = (
  entry: FunctionEntry,
  observed: Observation | undefined,
): Described[] =>
  observed && isObserved(observed)
    ? [{ flavour: entry.flavour, call: callFor(entry), behaviour: observed }]
    : []

const linesOf = (entry: FunctionEntry, { behaviour }: RenderContext) => {
  const observation = behaviour.get(entry.name)
  return observation && isReduced(observation)
    ? describeReducer(observation)
    : describedAs(entry, observation).flatMap(describeBehaviour)
}

const hazardLink = (hazard: Hazard, context: RenderContext): string =>
  pageLink(
    hazardAddress(hazard),
    `What to do: ${escapeHtml(hazards[hazard])}`,
    context,
  )

const renderSentences = (
  { does, hazards: named }: Line,
  context: RenderContext,
): string =>
  [
    inlineHtml(does, context.baseUrl),
    ...named.map(hazard => hazardLink(hazard, context)),
  ].join(' ')

const renderLine = (line: Line, context: RenderContext): string => {
  const mark = line.hazards.length > 0 ? ' class="api-hazard"' : ''
  return `<tr${mark}><th scope="row">${escapeHtml(line.topic)}</th><td>${renderSentences(line, context)}</td><td>${inlineHtml(line.observed, context.baseUrl)}</td></tr>`
}

/** What other ways to call it do otherwise, below what the usual one does. */
const renderForms = (
  entry: FunctionEntry,
  usual: readonly Line[],
  context: RenderContext,
): string => {
  const others = formsOf(entry.name, context.behaviour).flatMap(
    ({ form, observed }) =>
      describedAs(entry, observed).map(described => ({
        form: formWords[form],
        described,
      })),
  )
  const differences = describeForms(usual, others)
  return differences.length > 0
    ? `<p>Called in another way, it differs:</p>${list(
        differences.map(
          ({ forms, lines }) =>
            `<b>${inlineHtml(forms.join(' or '), context.baseUrl)}</b>: ${lines.map(line => renderSentences(line, context)).join(' ')}`,
        ),
        'api-forms',
      )}`
    : ''
}

const sources = ['plain', 'async', 'concur'] as const

/** Which source the table is about, for functions that take several kinds. */
const renderSource = (entry: FunctionEntry, context: RenderContext): string => {
  const forms = formsOf(entry.name, context.behaviour).map(({ form }) => form)
  const usual = sources.find(source => !forms.includes(source))
  return usual && sources.some(source => forms.includes(source))
    ? `<p>The table shows ${code(entry.name)} ${formWords[usual]}. What it does with other sources, such as an array, is listed below the table.</p>`
    : ''
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
    .map(sibling => entryLink(sibling, context))
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
  if (observation && 'unobserved' in observation) {
    return `<p>Not observed: it ${escapeHtml(observation.unobserved)}.</p>`
  }
  const lines = linesOf(entry, context)
  if (lines.length === 0) {
    return ''
  }
  const rows = lines.map(found => renderLine(found, context)).join('')
  const all = pageLink('/docs/api/behaviour', 'Behaviour', context)
  return `${renderSource(entry, context)}<table class="api-card"><thead><tr><th scope="col">About</th><th scope="col">What it does</th><th scope="col">Observed</th></tr></thead><tbody>${rows}</tbody></table>${renderForms(entry, lines, context)}${renderSame(entry, lines, context)}<p class="api-note">Found by running ${code(callFor(entry))} of ${escapeHtml(context.model.packageName)} ${escapeHtml(context.model.packageVersion)}; a pull is a call of ${code('next')} on the source. ${all} defines the words and compares all functions.</p>`
}
