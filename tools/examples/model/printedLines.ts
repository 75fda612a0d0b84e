import type { Print, Run } from './run'

/** Everything a console shows for a run, its last error included. */
export const printsOf = ({ outcome, prints, error }: Run): Print[] =>
  (outcome === 'threw' || outcome === 'rejected') && error
    ? [
        ...prints,
        ...`Uncaught ${error.text}`
          .split('\n')
          .map(text => ({ text, statement: error.statement })),
      ]
    : prints

export const printedLines = (run: Run): string[] =>
  printsOf(run).map(({ text }) => text)
