import { functionLists } from '../data/functionLists'
import { type FunctionNote, functionNotes } from '../data/functionNotes'
import type { FunctionEntry } from '../library/model/schema'
import type { Observed } from './facts'
import { rules } from './observedLists'

type Note = FunctionNote & {
  applies: (entry: FunctionEntry, observed: Observed) => boolean
}

const among =
  (names: readonly string[]) =>
  ({ name }: FunctionEntry): boolean =>
    names.includes(name)

const isConcur = ({ flavour }: FunctionEntry): boolean => flavour === 'concur'

/** What surprises in several functions, most common first. */
const commonNotes: readonly Note[] = [
  {
    title: 'Order',
    text: 'Results come in the order in which they are ready. [Keep the original order](/docs/recipes/keep-the-original-order).',
    applies: (entry, { order, atOnceRule }) =>
      isConcur(entry) && order === 'arrival' && atOnceRule !== undefined,
  },
  {
    title: 'No limit',
    text: 'All callbacks start immediately: 500 values mean 500 requests. [Limit concurrency](/docs/limiting-concurrency).',
    applies: (entry, { atOnceRule }) => isConcur(entry) && atOnceRule === 'n',
  },
  {
    title: 'Errors',
    text: 'One failure does not stop the others. When all are done, the pipeline rejects with the error, or with an `AggregateError` if there were several. [Handling errors](/docs/handling-errors).',
    applies: (entry, observed) =>
      isConcur(entry) &&
      observed.atOnceRule !== undefined &&
      observed['rejection.settles'] === 'at the end' &&
      observed['rejection.hidden'] !== 'hides failures',
  },
  {
    title: 'Hidden failures',
    text: 'Once the result is known, failures are not reported, even those that came before it. [Keep what failed](/docs/handling-errors#hidden-failures).',
    applies: (_, observed) => rules.hideFailures(observed),
  },
  {
    title: 'Later steps lose values',
    isIssue: true,
    text: 'It can settle before later steps are done, and then their values are lost. [What to do instead](/docs/known-issues#values-lost-after-take).',
    applies: (_, observed) => rules.settleBeforeLaterSteps(observed),
  },
  {
    title: 'Unhandled rejections',
    isIssue: true,
    text: 'If the source is *async* and a callback rejects before the source ends, `try` and `catch` around the pipeline do not catch it, and Node exits. Catch inside the callback. [Details](/docs/handling-errors#streams).',
    applies: among(functionLists.rejectUnhandled),
  },
  {
    title: 'The source is not stopped',
    text: 'After the result is known, it goes on reading an async source, and never closes it. [Search with the Async form](/docs/concepts/stopping#endless-concur).',
    applies: (entry, observed) =>
      isConcur(entry) && rules.leaveOpenByThemselves(observed),
  },
  {
    title: 'Generators stay open',
    isIssue: true,
    text: 'If you break out of a loop over the result, the `finally` block of a generator behind it does not run. [Close it yourself](/docs/known-issues#closing-generators).',
    applies: ({ flavour }, observed) =>
      flavour === 'plain' && rules.leaveOpenAfterBreak(observed),
  },
  {
    title: 'Reads ahead',
    text: 'It notices that it is finished only when it reads one value more. [Exact limits](/docs/gotchas#reads-ahead).',
    applies: among(functionLists.readAhead),
  },
  {
    title: 'Several callbacks at the same time',
    text: 'Comparisons start before the previous ones are done. [Do slow work in a step of its own](/docs/gotchas#overlapping-callbacks).',
    applies: ({ name }, observed) => rules.overlap(observed, name),
  },
  {
    title: 'Keeps reading',
    text: 'While a callback is slow, it goes on reading the source and queues the values. [Make the source wait](/docs/gotchas#reads-everything).',
    applies: ({ name }, observed) => rules.readOnWhileSlow(observed, name),
  },
  {
    title: 'Ties',
    text: 'If values are equal, any of them may be the result. [Decide ties yourself](/docs/gotchas#ties-and-nan).',
    applies: (_, { atOnceRule }) => atOnceRule === 'several',
  },
  {
    title: '`emptyConcur()` throws',
    isIssue: true,
    text: 'With `emptyConcur()` as its source it throws a `TypeError`. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
    applies: among(functionLists.throwForEmptyConcur),
  },
  {
    title: '`emptyConcur()` has no promise',
    isIssue: true,
    text: 'With `emptyConcur()` as its source, consuming it returns `undefined` instead of a promise. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
    applies: among(functionLists.giveNoPromiseForEmptyConcur),
  },
  {
    title: 'Nested errors',
    text: 'Each inner concur iterable collects its own failures, so an `AggregateError` can contain others. [Flatten them](/docs/handling-errors#aggregate-errors).',
    applies: among(functionLists.nestErrors),
  },
  {
    title: 'Async and Concur',
    isIssue: true,
    text: 'In `reduceAsync` and `reduceConcur` it is wrong by itself. It is right inside [`toGrouped`](/docs/api/variables/toGrouped). [What to do instead](/docs/known-issues#optional-reducers-async).',
    applies: among(functionLists.reduceWronglyAsync),
  },
  {
    title: 'Inside `toMultiple`',
    isIssue: true,
    text: 'With it in `toMultiple`, results are wrong in `reduceAsync` and `reduceConcur`. [What to do instead](/docs/known-issues#optional-reducers-async).',
    applies: entry =>
      among(functionLists.optionalReducers)(entry) &&
      !among(functionLists.reduceWronglyAsync)(entry),
  },
]

/** What is peculiar to a function, then what it shares with others. */
export const notesOf = (
  entry: FunctionEntry,
  observed: Observed,
): FunctionNote[] => [
  ...functionNotes.filter(({ of }) => of.some(name => name === entry.name)),
  ...commonNotes.filter(({ applies }) => applies(entry, observed)),
]
