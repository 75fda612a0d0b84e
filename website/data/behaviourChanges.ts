/** Behaviour that a release changed without a word in the declarations. */
export type BehaviourChange = {
  /** The section of docs/upgrading.mdx that shows it on both versions. */
  section: string
  /** `4.1.2`, or `by 4.1.1` where older versions were not looked at. */
  version: string
  names: readonly string[]
}

const change = (
  section: string,
  version: string,
  names: string,
): BehaviourChange => ({ section, version, names: names.split(' ') })

/**
 * What behaves otherwise in lfi 4.1.2 than in 3.8.0, as
 * data/claims/behaviourChanges.test.ts observes on both.
 */
export const behaviourChanges: readonly BehaviourChange[] = [
  change(
    'failures-are-collected',
    'by 4.1.1',
    'asConcur concatConcur flatMapConcur flattenConcur',
  ),
  change(
    'an-answer-hides-failures',
    'by 4.1.1',
    'allConcur anyConcur atConcur findConcur findLastConcur firstConcur ' +
      'getConcur includesConcur lastConcur noneConcur orConcur ' +
      'sliceConcur takeConcur takeWhileConcur',
  ),
  change('promises-are-awaited', 'by 4.1.1', 'asAsync asConcur'),
  change('empty-is-a-function', 'by 4.1.1', 'empty emptyAsync emptyConcur'),
  change(
    'a-concur-iterable-is-an-object',
    '4.1.2',
    'asConcur ConcurIterable emptyConcur',
  ),
  change(
    'generators-stay-open',
    '4.1.2',
    'at concat drop each exclude filter filterMap first flatMap flatten ' +
      'map slice take',
  ),
  change(
    'what-is-not-a-number',
    '4.1.2',
    'max maxAsync maxBy min minAsync minBy',
  ),
  change(
    'symbols-cannot-be-joined',
    '4.1.2',
    'join joinAsync joinConcur toJoin',
  ),
]
