/** Behaviour that a release changed without a word in the declarations. */
export type BehaviourChange = {
  /** The section of docs/upgrading.mdx that shows it on both versions. */
  section: string
  /** `4.1.2`, or `by 4.1.1` where older versions were not looked at. */
  version: string
  names: readonly string[]
}

/**
 * What behaves otherwise in lfi 4.1.2 than in 3.8.0, as
 * data/claims/behaviourChanges.test.ts observes on both.
 */
export const behaviourChanges: readonly BehaviourChange[] = [
  {
    section: 'failures-are-collected',
    version: 'by 4.1.1',
    names: ['asConcur', 'concatConcur', 'flatMapConcur', 'flattenConcur'],
  },
  {
    section: 'an-answer-hides-failures',
    version: 'by 4.1.1',
    names: [
      'allConcur',
      'anyConcur',
      'atConcur',
      'findConcur',
      'findLastConcur',
      'firstConcur',
      'getConcur',
      'includesConcur',
      'lastConcur',
      'noneConcur',
      'orConcur',
      'sliceConcur',
      'takeConcur',
      'takeWhileConcur',
    ],
  },
  {
    section: 'promises-are-awaited',
    version: 'by 4.1.1',
    names: ['asAsync', 'asConcur'],
  },
  {
    section: 'empty-is-a-function',
    version: 'by 4.1.1',
    names: ['empty', 'emptyAsync', 'emptyConcur'],
  },
  {
    section: 'a-concur-iterable-is-an-object',
    version: '4.1.2',
    names: ['asConcur', 'ConcurIterable', 'emptyConcur'],
  },
  {
    section: 'generators-stay-open',
    version: '4.1.2',
    names: [
      'at',
      'concat',
      'drop',
      'each',
      'exclude',
      'filter',
      'filterMap',
      'first',
      'flatMap',
      'flatten',
      'map',
      'slice',
      'take',
    ],
  },
  {
    section: 'what-is-not-a-number',
    version: '4.1.2',
    names: ['max', 'maxAsync', 'maxBy', 'min', 'minAsync', 'minBy'],
  },
  {
    section: 'symbols-cannot-be-joined',
    version: '4.1.2',
    names: ['join', 'joinAsync', 'joinConcur', 'toJoin'],
  },
]
