import type { ApiModel, FunctionEntry } from '../model/schema'
import type { Observation } from './model/schema'
import type { Plan } from './plan/plan'
import { planOf, takesIterable } from './plan/planOf'
import { type Observations, probePackage } from './probePackage'

const isProbed = (entry: ApiModel['entries'][number]): entry is FunctionEntry =>
  entry.kind === 'function' && takesIterable(entry)

/**
 * Observes every function of a model that takes an iterable, as the module at
 * `file` has it. One whose arguments nobody knows is in the result too, with
 * the reason.
 */
export const observePackage = async (
  model: Pick<ApiModel, 'entries'>,
  file: string,
): Promise<Observations> => {
  const planned = model.entries
    .filter(isProbed)
    .map(entry => ({ name: entry.name, plan: planOf(entry) }))
  const plans = planned.flatMap(({ plan }): Plan[] =>
    typeof plan === 'string' ? [] : [plan],
  )
  const observed = await probePackage(file, plans)
  return Object.fromEntries(
    planned.map(({ name, plan }): [string, Observation] => [
      name,
      typeof plan === 'string'
        ? { unobserved: plan }
        : (observed[name] ?? { unobserved: 'was not probed' }),
    ]),
  )
}
