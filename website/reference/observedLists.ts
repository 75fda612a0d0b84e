import { functionLists } from '../data/functionLists'
import record from '../records/behaviour.json'
import type { BehaviourRecord, Observed } from './facts'

type Rule = (observed: Observed, name: string) => boolean

const isAsync = (name: string): boolean => name.endsWith('Async')

const isBusyWhileSlow = ({ held = '' }: Observed): boolean =>
  held.endsWith('everything if slow')

/** What the functions of a list have in common, by what was observed of them. */
export const rules = {
  /** They can return a result although something failed before. */
  hideFailures: it => it['rejection.hidden'] === 'hides failures',
  /** They can settle before later steps are done. */
  settleBeforeLaterSteps: it => it.waitsForLaterSteps === 'does not wait',
  /** They settle as soon as the answer is known. */
  answerAtOnce: (it, name) =>
    name.endsWith('Concur') &&
    it.endless === 'answers' &&
    it.waitsForLaterSteps !== 'does not wait',
  /** They leave the source open when a loop over the result breaks. */
  leaveOpenAfterBreak: it => it['closes.break'] === 'leaves open',
  /** They close the source when a loop over the result breaks. */
  closeAfterBreak: it => it['closes.break'] === 'closes',
  /** They leave the source open when they stop early. */
  leaveOpenByThemselves: it => it['closes.own'] === 'leaves open',
  /** They keep every value that they have read, while values keep coming. */
  keepEverything: it => it.held === 'everything' && it.endless !== 'never',
  /** They read on while a callback is slow. */
  readOnWhileSlow: (it, name) => isAsync(name) && isBusyWhileSlow(it),
  /** Async ones that run several callbacks at the same time. */
  overlap: (it, name) =>
    isAsync(name) && !['1', undefined].includes(it.atOnceRule),
} as const satisfies Readonly<Record<string, Rule>>

export type FunctionList = keyof typeof rules | keyof typeof functionLists

const behaviour: BehaviourRecord = record.functions

/** The functions of a list. */
export const functionsIn = (list: FunctionList): readonly string[] => {
  const named: Readonly<Record<string, readonly string[]>> = functionLists
  const observed: Readonly<Record<string, Rule>> = rules
  return (
    named[list] ??
    Object.keys(behaviour).filter(name =>
      observed[list]?.(behaviour[name] ?? {}, name),
    )
  )
}
