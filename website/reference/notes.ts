import { list } from '../data/families/family'
import { type FunctionNote, functionNotes } from '../data/functionNotes'
import type { FunctionEntry } from '../library/model/schema'
import { isAsync, isConcur, lists, observed } from './observedLists'

type Note = FunctionNote & { of: readonly string[] }

/** What surprises in several functions, most common first. */
const commonNotes: readonly Note[] = [
  {
    of: observed(
      (it, name) =>
        isConcur(name) && it.order === 'arrival' && it.atOnceRule !== undefined,
    ),
    title: 'Order',
    text: 'Results come as they become ready, so fast values overtake slow ones. [Keep the original order](/docs/recipes/keep-the-original-order).',
  },
  {
    of: observed((it, name) => isConcur(name) && it.atOnceRule === 'n'),
    title: 'No limit',
    text: 'All callbacks start immediately: 500 values mean 500 requests at the same time. [Limit concurrency](/docs/limiting-concurrency).',
  },
  {
    of: observed(
      (it, name) =>
        isConcur(name) &&
        it.atOnceRule !== undefined &&
        it['rejection.settles'] === 'at the end' &&
        it['rejection.hidden'] !== 'hides failures',
    ),
    title: 'Errors',
    text: 'One failure does not stop the other callbacks. When all are done, the pipeline rejects with the error, or with an `AggregateError` if there were several. [Handling errors](/docs/handling-errors).',
  },
  {
    of: lists.hideFailures,
    title: 'Hidden failures',
    text: 'Once the result is known, failures are not reported, even those that came before it. [Keep what failed](/docs/handling-errors#hidden-failures).',
  },
  {
    of: lists.settleBeforeLaterSteps,
    title: 'Later steps lose values',
    isIssue: true,
    text: 'It can settle before later steps are done. The values that are still in these steps are then lost. [What to do instead](/docs/known-issues#values-lost-after-take).',
  },
  {
    of: list(
      'reduceAsync reduceConcur filterConcur filterMapConcur uniqueByConcur',
      'findConcur findLastConcur allConcur anyConcur noneConcur eachConcur',
      'forEachConcur dropWhileConcur takeWhileConcur minByAsync minByConcur',
      'maxByAsync maxByConcur minMaxByAsync minMaxByConcur minWithAsync',
      'minWithConcur maxWithAsync maxWithConcur minMaxWithAsync',
      'minMaxWithConcur mapConcur flatMapConcur',
    ),
    title: 'Unhandled rejections',
    isIssue: true,
    text: 'If the source is *async* and a callback rejects before the source ends, `try` and `catch` around the pipeline do not catch it, and Node exits. Catch inside the callback. [Details](/docs/handling-errors#streams).',
  },
  {
    of: observed(
      (it, name) => isConcur(name) && it['closes.own'] === 'leaves open',
    ),
    title: 'The source is not stopped',
    text: 'When the result is known, the rest of an async source is still read, and the source is never closed. [Search with the Async form](/docs/concepts/stopping#endless-concur).',
  },
  {
    of: observed(
      (it, name) => !isAsync(name) && it['closes.break'] === 'leaves open',
    ),
    title: 'Generators stay open',
    isIssue: true,
    text: 'If you break out of a loop over the result, a generator that it reads is not closed: its `finally` block does not run. [Close it yourself](/docs/known-issues#closing-generators).',
  },
  {
    of: list(
      'take takeAsync first firstAsync slice sliceAsync at atAsync zip',
      'zipAsync',
    ),
    title: 'Reads ahead',
    text: 'It notices that it is finished only when it reads one more value. [Exact limits](/docs/gotchas#reads-ahead).',
  },
  {
    of: lists.overlap,
    title: 'Several callbacks at the same time',
    text: 'A comparison can start before the previous one is done. [Do slow work in a step of its own](/docs/gotchas#overlapping-callbacks).',
  },
  {
    of: lists.readOnWhileSlow,
    title: 'Keeps reading',
    text: 'While it waits for a slow callback, it goes on reading the source and queues the values. [Make the source wait](/docs/gotchas#reads-everything).',
  },
  {
    of: observed(it => it.atOnceRule === 'several'),
    title: 'Ties',
    text: 'If values are equal, any of them may be the result. [Decide ties yourself](/docs/gotchas#ties-and-nan).',
  },
  {
    of: lists.throwForEmptyConcur,
    title: '`emptyConcur()` throws',
    isIssue: true,
    text: 'If the source is `emptyConcur()`, it throws a `TypeError`. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
  },
  {
    of: lists.giveNoPromiseForEmptyConcur,
    title: 'No promise for `emptyConcur()`',
    isIssue: true,
    text: 'If the source is `emptyConcur()`, running the pipeline can return `undefined` instead of a promise. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
  },
  {
    of: list('concatConcur flatMapConcur flattenConcur'),
    title: 'Nested errors',
    text: 'Each inner concur iterable collects its own failures, so an `AggregateError` can contain other ones. [Flatten them](/docs/handling-errors#aggregate-errors).',
  },
  {
    of: lists.reduceWronglyAsync,
    title: 'Async and Concur',
    isIssue: true,
    text: 'In `reduceAsync` and `reduceConcur`, the result of this reducer is wrong, except inside [`toGrouped`](/docs/api/variables/toGrouped). [What to do instead](/docs/known-issues#optional-reducers-async).',
  },
  {
    of: lists.optionalReducers.filter(
      name => !lists.reduceWronglyAsync.includes(name),
    ),
    title: 'Inside `toMultiple`',
    isIssue: true,
    text: 'A `toMultiple` that contains this reducer returns wrong results in `reduceAsync` and `reduceConcur`. [What to do instead](/docs/known-issues#optional-reducers-async).',
  },
]

const notes: readonly Note[] = [...functionNotes, ...commonNotes]

/** What is peculiar to a function, then what it shares with others. */
export const notesOf = ({ name }: FunctionEntry): readonly FunctionNote[] =>
  notes.filter(({ of }) => of.includes(name))
