import { builtinModules } from 'node:module'

/** An import of a project file or a package, seen from the repository root. */
export type Import = { from: string; to: string; line: number }

type Rule = {
  /** Said to whoever broke it. */
  because: string
  from: RegExp
  /** What must not be imported from there. */
  forbids: (to: string) => boolean
}

const builtins = new Set(builtinModules)
const isNode = (to: string): boolean =>
  to.startsWith('node:') || builtins.has(to)
const isPure = (to: string): boolean =>
  /^(?:plugins\/[^/]+\/(?:model|engine)\/|data\/)/u.test(to) ||
  ['zod', 'minisearch', 'lfi'].includes(to)

const rules: readonly Rule[] = [
  {
    because:
      'src/ stands on plugins/, playground/ and data/; they never look back at it',
    from: /^(?:plugins|playground|data|config)\//u,
    forbids: to => to.startsWith('src/'),
  },
  {
    because:
      'src/ is browser code: of a plugin it sees client/ and model/ only',
    from: /^src\//u,
    forbids: to => /^plugins\/(?![^/]+\/(?:client|model)\/)/u.test(to),
  },
  {
    because: 'the playground knows no plugin but through its model/',
    from: /^playground\//u,
    forbids: to => /^plugins\/(?![^/]+\/model\/)/u.test(to),
  },
  {
    because: 'browser code runs without Node',
    from: /^(?:src|playground|plugins\/[^/]+\/(?:client|theme))\//u,
    forbids: isNode,
  },
  {
    because: 'model/ and the search engine are pure: no Node, no DOM, no React',
    from: /^plugins\/(?:[^/]+\/model|search\/engine)\//u,
    forbids: to => !isPure(to),
  },
  {
    because: 'data/ holds facts, so it needs nothing but their shape',
    from: /^data\//u,
    forbids: to => !isPure(to),
  },
]

/** One sentence per import that points the wrong way. */
export const findViolations = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ from, to, line }) =>
    rules
      .filter(rule => rule.from.test(from) && rule.forbids(to))
      .map(rule => `${from}:${line} imports ${to}, but ${rule.because}.`),
  )
