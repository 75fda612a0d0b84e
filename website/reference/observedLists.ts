import { functionLists } from '../data/functionLists'
import record from '../records/behaviour.json'
import type { BehaviourRecord, Observed } from './facts'

type Rule = (observed: Observed, name: string) => boolean

/** What was observed of each function. */
export const behaviour: BehaviourRecord = record.functions

const isAsync = (name: string): boolean => name.endsWith('Async')

const isConcur = (name: string): boolean => name.endsWith('Concur')

/** What the functions of a list have in common, by what was observed of them. */
const rules = {
  /** Their results come in the order in which callbacks are done. */
  arriveWhenReady: (it, name) =>
    isConcur(name) && it.order === 'arrival' && it.atOnceRule !== undefined,
  /** They call the callback for all values at the same time. */
  startAll: (it, name) => isConcur(name) && it.atOnceRule === 'n',
  /** They call it for several values at the same time, but not for all. */
  startSeveral: it => it.atOnceRule === 'several',
  /** They reject when everything else is done, and hide nothing. */
  collectFailures: (it, name) =>
    isConcur(name) &&
    it.atOnceRule !== undefined &&
    it['rejection.settles'] === 'at the end' &&
    it['rejection.hidden'] !== 'hides failures',
  /** They can return a result although something failed before. */
  hideFailures: it => it['rejection.hidden'] === 'hides failures',
  /** They can settle before later steps are done. */
  settleBeforeLaterSteps: it => it.waitsForLaterSteps === 'does not wait',
  /** They settle as soon as the answer is known. */
  answerAtOnce: (it, name) =>
    isConcur(name) &&
    it.endless === 'answers' &&
    it.waitsForLaterSteps !== 'does not wait',
  /** They leave the source open when a loop over the result breaks. */
  leaveOpenAfterBreak: it => it['closes.break'] === 'leaves open',
  /** They close the source when a loop over the result breaks. */
  closeAfterBreak: it => it['closes.break'] === 'closes',
  /** They leave a generator open when a loop over the result breaks. */
  leaveGeneratorsOpen: (it, name) =>
    !isAsync(name) && it['closes.break'] === 'leaves open',
  /** They leave the source open when they stop early. */
  leaveOpenByThemselves: it => it['closes.own'] === 'leaves open',
  /** They read an async source to its end although the result is known. */
  goOnReading: (it, name) =>
    isConcur(name) && it['closes.own'] === 'leaves open',
  /** They keep every value that they have read, while values keep coming. */
  keepEverything: it => it.held === 'everything' && it.endless !== 'never',
  /** They read on while a callback is slow. */
  readOnWhileSlow: ({ held = '' }, name) =>
    isAsync(name) && held.endsWith('everything if slow'),
  /** Async ones that run several callbacks at the same time. */
  overlap: (it, name) =>
    isAsync(name) && !['1', undefined].includes(it.atOnceRule),
} as const satisfies Readonly<Record<string, Rule>>

export type FunctionList = keyof typeof rules | keyof typeof functionLists

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
