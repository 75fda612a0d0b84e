import type { Behaviour } from '../../../library/behaviour/model/schema'

/** A question about all functions, and which of them are the answer. */
export type BehaviourQuestion = {
  title: string
  anchor: string
  /** What a reader may also have searched for. */
  words: string
  lists: { says: string; holds: (behaviour: Behaviour) => boolean }[]
}

/** What people ask of a table; the page answers each in a list as well. */
export const behaviourQuestions: readonly BehaviourQuestion[] = [
  {
    title: 'Which functions close the iterator',
    anchor: 'which-functions-close-the-iterator',
    words:
      'Closing a generator, return, finally, cleanup, a file or a cursor left open when a loop breaks off.',
    lists: [
      {
        says: 'When a loop over the result breaks off, these close the source:',
        holds: ({ closes }) => closes.break === true,
      },
      {
        says: 'These leave it open:',
        holds: ({ closes }) => closes.break === false,
      },
      {
        says: 'These stop reading by themselves, and close the source then:',
        holds: ({ closes }) => closes.own === true,
      },
      {
        says: 'These stop by themselves and leave it open:',
        holds: ({ closes }) => closes.own === false,
      },
    ],
  },
  {
    title: 'Safe for infinite input',
    anchor: 'safe-for-infinite-input',
    words: 'Endless, unbounded, never-ending sources and streams.',
    lists: [
      {
        says: 'These give outputs for as long as anybody reads:',
        holds: ({ endless }) => endless === 'streams',
      },
      {
        says: 'These can end by themselves:',
        holds: ({ endless }) => endless === 'ends',
      },
      {
        says: 'These answer once they know:',
        holds: ({ endless }) => endless === 'answers',
      },
    ],
  },
  {
    title: 'Reads everything',
    anchor: 'reads-everything',
    words:
      'Functions that read the whole source before they give a result, and never answer on an infinite one.',
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
    words: 'Memory that grows, buffers, leaks.',
    lists: [
      {
        says: 'These keep every value that they have seen:',
        holds: ({ held }) => held === 'all',
      },
      {
        says: 'These keep as many values as the size that they are given:',
        holds: ({ held }) => held === 'window',
      },
    ],
  },
  {
    title: 'Starts when it is called',
    anchor: 'starts-when-it-is-called',
    words: 'Eager functions, not lazy: which of them read at the call.',
    lists: [
      {
        says: 'These return an iterable, and open the source at the call:',
        holds: ({ start }) => start === 'opens',
      },
      {
        says: 'These read another argument at the call:',
        holds: ({ readsAtCall }) => readsAtCall.length > 0,
      },
      {
        says: 'These read the source at the call:',
        holds: ({ start }) => start === 'eager',
      },
    ],
  },
]
