import type { Behaviour } from '../../../library/behaviour/model/schema'

/** A question about all functions, and which of them are the answer. */
type BehaviourQuestion = {
  title: string
  /** The choice that shows the answer in the table, as in its address. */
  filter: string
  /** What a reader may also have searched for. */
  words: string
  /** What is said of functions, and of which it holds. */
  lists: Readonly<Record<string, (behaviour: Behaviour) => boolean>>
}

/** What people ask of a table; the page answers each in a list as well. */
const questions: readonly BehaviourQuestion[] = [
  {
    title: 'Which functions close the iterator',
    filter: 'closes.break=closes',
    words:
      'Closing a generator, return, finally, cleanup, a file or a cursor left open after break.',
    lists: {
      'When you break out of a loop over the result, these close the source:':
        it => it.closes.break === 'yes',
      'These leave it open:': it => it.closes.break === 'no',
      'These close it after some numbers of values and leave it open after others:':
        it => it.closes.break === 'some',
      'These stop reading by themselves, and close the source then:': it =>
        it.closes.own === 'yes',
      'These stop by themselves and can leave it open:': it =>
        it.closes.own !== null && it.closes.own !== 'yes',
    },
  },
  {
    title: 'Safe for infinite input',
    filter: 'endless=streams',
    words: 'Endless, unbounded, never-ending sources and streams.',
    lists: {
      'These give outputs for as long as their result is read:': it =>
        it.endless === 'streams',
      'These can end by themselves:': it => it.endless === 'ends',
      'These give their result once it is certain:': it =>
        it.endless === 'answers',
    },
  },
  {
    title: 'Reads everything',
    filter: 'endless=never',
    words:
      'Functions that read the whole source before they give a result, and never return for an infinite one.',
    lists: {
      'These need the end of the source before they give anything:': it =>
        it.endless === 'never',
    },
  },
  {
    title: 'Holds everything in memory',
    filter: 'held=everything',
    words: 'Memory that grows, buffers, leaks.',
    lists: {
      'These keep every value that they have read:': it => it.held === 'all',
      'These keep as many values as the size that they are given:': it =>
        it.held === 'window',
      'These keep every waiting value while a callback, the next step or another source is slow:':
        it => it.heldWhenSlow === 'all' && it.held !== 'all',
    },
  },
  {
    title: 'Starts when it is called',
    filter: 'start=eager',
    words:
      'Eager functions, not lazy: which of them read when they are called.',
    lists: {
      'These return an iterable, and open the source when they are called:':
        it => it.start === 'opens',
      'These read another argument when they are called:': it =>
        it.readsAtCall.length > 0,
      'These read the source when they are called:': it => it.start === 'eager',
    },
  },
  {
    title: 'Keeps the order',
    filter: 'order=keeps+order',
    words:
      'Results in the same order as the source, ordered or as they arrive.',
    lists: {
      'These give their outputs in the order of the source:': it =>
        it.order === 'source',
      'These give them as they arrive:': it => it.order === 'arrival',
    },
  },
]

export const behaviourQuestions = questions.map(question => ({
  ...question,
  anchor: question.title.toLowerCase().replaceAll(' ', '-'),
}))
