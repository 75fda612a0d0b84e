import type { Behaviour } from '../../../library/behaviour/model/schema'

/** A question about all functions, and which of them are the answer. */
export type BehaviourQuestion = {
  title: string
  anchor: string
  /** The choice that shows the answer in the table, as in its address. */
  filter: string
  /** What a reader may also have searched for. */
  words: string
  lists: { says: string; holds: (behaviour: Behaviour) => boolean }[]
}

/** What people ask of a table; the page answers each in a list as well. */
export const behaviourQuestions: readonly BehaviourQuestion[] = [
  {
    title: 'Which functions close the iterator',
    anchor: 'which-functions-close-the-iterator',
    filter: 'closes.break=closes',
    words:
      'Closing a generator, return, finally, cleanup, a file or a cursor left open after break.',
    lists: [
      {
        says: 'When you break out of a loop over the result, these close the source:',
        holds: ({ closes }) => closes.break === 'yes',
      },
      {
        says: 'These leave it open:',
        holds: ({ closes }) => closes.break === 'no',
      },
      {
        says: 'These close it after some numbers of values and leave it open after others:',
        holds: ({ closes }) => closes.break === 'some',
      },
      {
        says: 'These stop reading by themselves, and close the source then:',
        holds: ({ closes }) => closes.own === 'yes',
      },
      {
        says: 'These stop by themselves and can leave it open:',
        holds: ({ closes }) => closes.own !== null && closes.own !== 'yes',
      },
    ],
  },
  {
    title: 'Safe for infinite input',
    anchor: 'safe-for-infinite-input',
    filter: 'endless=streams',
    words: 'Endless, unbounded, never-ending sources and streams.',
    lists: [
      {
        says: 'These give outputs for as long as their result is read:',
        holds: ({ endless }) => endless === 'streams',
      },
      {
        says: 'These can end by themselves:',
        holds: ({ endless }) => endless === 'ends',
      },
      {
        says: 'These give their result once it is certain:',
        holds: ({ endless }) => endless === 'answers',
      },
    ],
  },
  {
    title: 'Reads everything',
    anchor: 'reads-everything',
    filter: 'endless=never',
    words:
      'Functions that read the whole source before they give a result, and never return for an infinite one.',
    lists: [
      {
        says: 'These need the end of the source before they give anything:',
        holds: ({ endless }) => endless === 'never',
      },
    ],
  },
  {
    title: 'Holds everything in memory',
    anchor: 'holds-everything-in-memory',
    filter: 'held=everything',
    words: 'Memory that grows, buffers, leaks.',
    lists: [
      {
        says: 'These keep every value that they have read:',
        holds: ({ held }) => held === 'all',
      },
      {
        says: 'These keep as many values as the size that they are given:',
        holds: ({ held }) => held === 'window',
      },
      {
        says: 'These keep every waiting value while a callback, the next step or another source is slow:',
        holds: ({ held, heldWhenSlow }) =>
          heldWhenSlow === 'all' && held !== 'all',
      },
    ],
  },
  {
    title: 'Starts when it is called',
    anchor: 'starts-when-it-is-called',
    filter: 'start=eager',
    words:
      'Eager functions, not lazy: which of them read when they are called.',
    lists: [
      {
        says: 'These return an iterable, and open the source when they are called:',
        holds: ({ start }) => start === 'opens',
      },
      {
        says: 'These read another argument when they are called:',
        holds: ({ readsAtCall }) => readsAtCall.length > 0,
      },
      {
        says: 'These read the source when they are called:',
        holds: ({ start }) => start === 'eager',
      },
    ],
  },
  {
    title: 'Keeps the order',
    anchor: 'keeps-the-order',
    filter: 'order=keeps+order',
    words:
      'Results in the same order as the source, ordered or as they arrive.',
    lists: [
      {
        says: 'These give their outputs in the order of the source:',
        holds: ({ order }) => order === 'source',
      },
      {
        says: 'These give them as they arrive:',
        holds: ({ order }) => order === 'arrival',
      },
    ],
  },
]
