import { availableParallelism } from 'node:os'
import { bundleWorker } from '@lfi-docs/build-cache'
import type { Observation } from './model/schema'
import { ProbeRunner } from './ProbeRunner'
import { labelOf, type Plan } from './plan/plan'
import type { ReducerPlan } from './plan/reducerPlan'

export type Observations = Readonly<Record<string, Observation>>

type Options = { maxSilence?: number }

/** Probes functions of a module, several at a time; in the order of `plans`. */
export const probePackage = async (
  module: string,
  plans: readonly (Plan | ReducerPlan)[],
  options: Options = {},
): Promise<Observations> => {
  const file = bundleWorker(require.resolve('./probes/worker.ts'))
  const found = new Map<string, Observation>()
  let next = 0
  const work = async (): Promise<void> => {
    const runner = new ProbeRunner({ file, module, ...options })
    for (let plan = plans[next++]; plan; plan = plans[next++]) {
      found.set(labelOf(plan), await runner.probe(plan))
    }
    await runner.close()
  }
  const workers = Math.min(availableParallelism(), plans.length)
  await Promise.all(Array.from({ length: workers }, work))
  return Object.fromEntries(
    plans.flatMap(plan => {
      const observation = found.get(labelOf(plan))
      return observation ? [[labelOf(plan), observation]] : []
    }),
  )
}
