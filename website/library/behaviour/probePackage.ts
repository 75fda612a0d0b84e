import { availableParallelism } from 'node:os'
import { bundleWorker } from '@lfi-docs/build-cache'
import type { Observation } from './model/schema'
import { ProbeRunner } from './ProbeRunner'
import { labelOf } from './plan/plan'
import type { AnyPlan, Unplanned } from './plan/planPackage'

export type Observations = Readonly<Record<string, Observation>>

/** A single experiment takes a thousandth of this. */
const MAX_SILENCE = 15_000

/** Probes functions of a module, several at a time; in the order of `plans`. */
export const probePackage = async (
  module: string,
  plans: readonly (AnyPlan | Unplanned)[],
  maxSilence = MAX_SILENCE,
): Promise<Observations> => {
  const file = bundleWorker(require.resolve('./probes/worker.ts'))
  const found = new Map<string, Observation>(
    plans.map(plan => [labelOf(plan), { unobserved: 'was not probed' }]),
  )
  let next = 0
  const work = async (): Promise<void> => {
    const runner = new ProbeRunner({ file, module, maxSilence })
    for (let plan = plans[next++]; plan; plan = plans[next++]) {
      found.set(
        labelOf(plan),
        'unobserved' in plan
          ? { unobserved: plan.unobserved }
          : await runner.probe(plan),
      )
    }
    await runner.close()
  }
  const workers = Math.min(availableParallelism(), plans.length)
  await Promise.all(Array.from({ length: workers }, work))
  return Object.fromEntries(found)
}
