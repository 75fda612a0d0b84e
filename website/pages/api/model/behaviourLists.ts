import type { Behaviour } from '../../../library/behaviour/model/schema'

/** Lists of functions that guides show, and what is observed of each of them. */
export const behaviourLists = {
  throwForEmptyConcur: ({ emptyConcur }) => emptyConcur === 'throws',
  giveNoPromiseForEmptyConcur: ({ emptyConcur }) => emptyConcur === 'bare',
  hideFailures: ({ rejection }) => rejection?.hidden === true,
  settleBeforeLaterSteps: ({ waitsForLaterSteps }) =>
    waitsForLaterSteps === false,
} as const satisfies Readonly<Record<string, (behaviour: Behaviour) => boolean>>

export type BehaviourList = keyof typeof behaviourLists
