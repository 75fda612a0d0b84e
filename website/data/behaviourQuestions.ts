/** A question about all functions, which a filtered table answers. */
type BehaviourQuestion = {
  title: string
  /** The address of the filtered table, after the question mark. */
  filter: string
  /** What a reader may also have searched for. */
  words: string
}

export const behaviourQuestions: readonly BehaviourQuestion[] = [
  {
    title: 'Which functions close the iterator',
    filter: 'closes.break=closes',
    words:
      'Closing a generator, return, finally, cleanup, a file or a cursor left open after break.',
  },
  {
    title: 'Which functions leave the iterator open',
    filter: 'closes.break=leaves+open',
    words: 'Generators whose finally block does not run after break.',
  },
  {
    title: 'Safe for infinite input',
    filter: 'endless=streams',
    words: 'Endless, unbounded, never-ending sources and streams.',
  },
  {
    title: 'Reads everything',
    filter: 'endless=never',
    words:
      'Functions that read the whole source before they return a result, and never return for an infinite source.',
  },
  {
    title: 'Holds everything in memory',
    filter: 'held=everything',
    words: 'Memory that grows, buffers, leaks.',
  },
  {
    title: 'Starts when it is called',
    filter: 'start=eager',
    words:
      'Eager functions, not lazy: which of them read when they are called.',
  },
  {
    title: 'Keeps the order',
    filter: 'order=keeps+order',
    words:
      'Results in the same order as the source, ordered or as they arrive.',
  },
  {
    title: 'Runs callbacks at the same time',
    filter: 'atOnceRule=n',
    words: 'Concurrent callbacks, in parallel, without a limit.',
  },
  {
    title: 'Settles before later steps are done',
    filter: 'waitsForLaterSteps=does+not+wait',
    words: 'Values that are lost after take.',
  },
  {
    title: 'Hides failures',
    filter: 'rejection.hidden=hides+failures',
    words: 'Errors that are swallowed.',
  },
]
