import { functionLists } from '../data/functionLists'
import record from '../records/behaviour.json'
import type { BehaviourRecord, Observed } from './facts'

/** What was observed of each function. */
export const behaviour: BehaviourRecord = record.functions

export const isAsync = (name: string): boolean => name.endsWith('Async')

export const isConcur = (name: string): boolean => name.endsWith('Concur')

/** The functions of which something was observed. */
export const observed = (
  rule: (observed: Observed, name: string) => boolean,
): readonly string[] =>
  Object.keys(behaviour).filter(name => rule(behaviour[name] ?? {}, name))

/** Lists of functions that guides show, and what they have in common. */
export const lists = {
  ...functionLists,
  /** They can return a result although something failed before. */
  hideFailures: observed(it => it['rejection.hidden'] === 'hides failures'),
  /** They can settle before later steps are done. */
  settleBeforeLaterSteps: observed(
    it => it.waitsForLaterSteps === 'does not wait',
  ),
  /** They settle as soon as the answer is known. */
  answerAtOnce: observed(
    (it, name) =>
      isConcur(name) &&
      it.endless === 'answers' &&
      it.waitsForLaterSteps !== 'does not wait',
  ),
  /** They leave the source open when a loop over the result breaks. */
  leaveOpenAfterBreak: observed(it => it['closes.break'] === 'leaves open'),
  /** They close the source when a loop over the result breaks. */
  closeAfterBreak: observed(it => it['closes.break'] === 'closes'),
  /** They leave the source open when they stop early. */
  leaveOpenByThemselves: observed(it => it['closes.own'] === 'leaves open'),
  /** They keep every value that they have read, while values keep coming. */
  keepEverything: observed(
    it => it.held === 'everything' && it.endless !== 'never',
  ),
  /** They read on while a callback is slow. */
  readOnWhileSlow: observed(
    ({ held = '' }, name) =>
      isAsync(name) && held.endsWith('everything if slow'),
  ),
  /** Async ones that run several callbacks at the same time. */
  overlap: observed(
    (it, name) => isAsync(name) && !['1', undefined].includes(it.atOnceRule),
  ),
}
