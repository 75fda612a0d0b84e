import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../model/schema'
import { observe, type Probe } from './observe'
import { Source } from './Source'
import { type Subject, usualSetting } from './Subject'

const observeEmpty = async (subject: Subject, given?: unknown) => {
  const { reading } = await observe(subject, {
    setting: { ...usualSetting, otherLength: 0 },
    source: new Source({ length: 0 }),
    ...(given !== undefined && { given }),
  })
  const { state, error, isPromise } = reading
  return { state, error: String(error), isPromise }
}

type Outcome = Awaited<ReturnType<typeof observeEmpty>>

const meanings = {
  ended: 'ends',
  answered: 'answers',
  failed: 'throws',
  broke: 'never',
  pending: 'never',
} as const

const judgeOwn = (own: Outcome, usual: Outcome): Behaviour['emptyConcur'] => {
  if (isDeepStrictEqual(own, usual)) {
    return 'works'
  }
  return own.state === 'failed' ? 'throws' : 'bare'
}

/** What a source without a value does, and one of the package's own making. */
export const probeEmpty: Probe<'empty' | 'emptyConcur'> = async subject => {
  const usual = await observeEmpty(subject)
  const empty = meanings[usual.state]
  if (subject.sourceFlavour !== 'concur') {
    return { empty, emptyConcur: null }
  }
  const own = await observeEmpty(subject, subject.emptyConcur())
  return { empty, emptyConcur: judgeOwn(own, usual) }
}
