import type { ApiModel } from '../model/schema'
import type { Observation } from './model/schema'
import { otherForms } from './plan/otherForms'
import { labelOf, type Plan } from './plan/plan'
import { isProbed, planOf } from './plan/planOf'
import { isReducer, type ReducerPlan, reducerPlanOf } from './plan/reducerPlan'
import { type Observations, probePackage } from './probePackage'

/** A plan, or why there is none. */
export type Planned = { label: string; plan: Plan | ReducerPlan | string }

/** How to call each function of a model that takes an iterable or reduces one. */
export const planPackage = ({
  entries,
}: Pick<ApiModel, 'entries'>): Planned[] =>
  entries.flatMap((entry): Planned[] => {
    if (isReducer(entry)) {
      return [{ label: entry.name, plan: reducerPlanOf(entry) }]
    }
    if (!isProbed(entry)) {
      return []
    }
    const plan = planOf(entry)
    return typeof plan === 'string'
      ? [{ label: entry.name, plan }]
      : [plan, ...otherForms(entry, plan)].map(form => ({
          label: labelOf(form),
          plan: form,
        }))
  })

/**
 * Observes functions as the module at `file` has them. One for which
 * no arguments are known is in the result too, with the reason.
 */
export const observePackage = async (
  planned: readonly Planned[],
  file: string,
): Promise<Observations> => {
  const plans = planned.flatMap(({ plan }): (Plan | ReducerPlan)[] =>
    typeof plan === 'string' ? [] : [plan],
  )
  const observed = await probePackage(file, plans)
  return Object.fromEntries(
    planned.map(({ label, plan }): [string, Observation] => [
      label,
      typeof plan === 'string'
        ? { unobserved: plan }
        : (observed[label] ?? { unobserved: 'was not probed' }),
    ]),
  )
}
