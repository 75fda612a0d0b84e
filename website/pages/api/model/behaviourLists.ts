import type { Behaviour } from '../../../library/behaviour/model/schema'
import type { Entry } from '../../../library/model/schema'

type Change = NonNullable<Entry['changes']>[number]

/** Whether the documented version is the one that no longer does something. */
const stopped = (changes: readonly Change[], field: string): boolean =>
  changes.some(
    change =>
      change.field === field &&
      change.before === 'yes' &&
      change.after === 'no',
  )

/** Lists of functions that guides show, and what is observed of each of them. */
export const behaviourLists = {
  throwForEmptyConcur: ({ emptyConcur }) => emptyConcur === 'throws',
  giveNoPromiseForEmptyConcur: ({ emptyConcur }) => emptyConcur === 'bare',
  hideFailures: ({ rejection }) => rejection?.hidden === true,
  settleBeforeLaterSteps: ({ waitsForLaterSteps }) =>
    waitsForLaterSteps === false,
  leaveOpenAfterBreak: ({ closes }) => closes.break === 'no',
  closeAfterBreak: ({ closes }) => closes.break === 'yes',
  leaveOpenByThemselves: ({ closes }) => closes.own === 'no',
  noLongerCloseAfterBreak: (_, changes) => stopped(changes, 'closes.break'),
  noLongerCloseAfterError: (_, changes) => stopped(changes, 'closes.throw'),
  noLongerCloseByThemselves: (_, changes) => stopped(changes, 'closes.own'),
} as const satisfies Readonly<
  Record<string, (behaviour: Behaviour, changes: readonly Change[]) => boolean>
>

export type BehaviourList = keyof typeof behaviourLists
