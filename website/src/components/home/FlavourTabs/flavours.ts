import Async from '@site/src/pages/_home/async.mdx'
import Concur from '@site/src/pages/_home/concur.mdx'
import Plain from '@site/src/pages/_home/plain.mdx'

/** The same pipeline in the three flavours, with what is special to each. */
export const flavours = [
  {
    id: 'plain',
    label: 'Plain',
    Snippet: Plain,
    note: 'The values are already there. Each is pulled when it is needed.',
  },
  {
    id: 'async',
    label: 'Async',
    Snippet: Async,
    note: 'One cup after another, in order: 6 + 4 + 2 = 12 minutes.',
  },
  {
    id: 'concur',
    label: 'Concur',
    Snippet: Concur,
    note: 'All cups at once, each served when ready: 6 minutes.',
  },
] as const
