import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../model/schema'
import { observe, observeAll, type Probe } from './observe'
import { Source } from './Source'
import { type Subject, settingsOf, usualSetting } from './Subject'

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

const probeSingle = async (subject: Subject): Promise<Behaviour['single']> => {
  const all = await observeAll(
    subject,
    () => ({ source: subject.newSource({ length: 1 }) }),
    settingsOf(subject.plan).map(setting => ({ ...setting, otherLength: 1 })),
  )
  const states = all.map(({ reading }) => reading.state)
  const worst = (['pending', 'failed', 'broke'] as const).find(state =>
    states.includes(state),
  )
  return worst === 'broke' ? 'streams' : meanings[worst ?? states[0] ?? 'ended']
}

const judgeOwn = (own: Outcome, usual: Outcome): Behaviour['emptyConcur'] => {
  if (isDeepStrictEqual(own, usual)) {
    return 'works'
  }
  return own.state === 'failed' ? 'throws' : 'bare'
}

/** What a source of one value or none does, and one of the package's own making. */
export const probeEmpty: Probe<
  'empty' | 'single' | 'emptyConcur'
> = async subject => {
  const usual = await observeEmpty(subject)
  const found = {
    empty: meanings[usual.state],
    single: await probeSingle(subject),
  }
  if (subject.sourceFlavour !== 'concur') {
    return { ...found, emptyConcur: null }
  }
  const own = await observeEmpty(subject, subject.emptyConcur())
  return { ...found, emptyConcur: judgeOwn(own, usual) }
}
