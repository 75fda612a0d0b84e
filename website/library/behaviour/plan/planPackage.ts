import type { ApiModel } from '../../model/schema'
import type { Unobserved } from '../model/schema'
import { otherForms } from './otherForms'
import type { Plan } from './plan'
import { isProbed, planOf } from './planOf'
import { isReducer, type ReducerPlan, reducerPlanOf } from './reducerPlan'

export type AnyPlan = Plan | ReducerPlan

/** A function for which no arguments are known, and the reason. */
export type Unplanned = Unobserved & { name: string }

/** How to call each function of a model that takes an iterable or reduces one. */
export const planPackage = ({
  entries,
}: Pick<ApiModel, 'entries'>): (AnyPlan | Unplanned)[] =>
  entries.flatMap((entry): (AnyPlan | Unplanned)[] => {
    if (isReducer(entry)) {
      return [reducerPlanOf(entry)]
    }
    if (!isProbed(entry)) {
      return []
    }
    const plan = planOf(entry)
    return typeof plan === 'string'
      ? [{ name: entry.name, unobserved: plan }]
      : [plan, ...otherForms(entry, plan)]
  })
