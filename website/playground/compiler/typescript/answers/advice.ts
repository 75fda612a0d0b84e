import type { Node, SourceFile, TypeChecker } from 'typescript'
import type { TypeDiagnostic, TypeFix } from '../messages'

export type Context = {
  readonly checker: TypeChecker
  readonly source: SourceFile
  /** What TypeScript complains about. */
  readonly errors: readonly TypeDiagnostic[]
}

export const suffixes = { plain: '', async: 'Async', concur: 'Concur' } as const
export const iterables = {
  plain: 'iterable',
  async: 'async iterable',
  concur: 'concur iterable',
} as const

export const insert = (at: number, text: string): TypeFix['edits'][number] => ({
  from: at,
  to: at,
  insert: text,
})

export const hasErrorIn = (
  { errors, source }: Context,
  node: Node,
): boolean => {
  const start = node.getStart(source)
  return errors.some(({ from, to }) => from >= start && to <= node.getEnd())
}

export type Advice = {
  readonly diagnostic: TypeDiagnostic
  /** Complaints of TypeScript within it are explained by the advice. */
  readonly scope: Pick<TypeDiagnostic, 'from' | 'to'>
}

export const adviceAt = (
  { source }: Context,
  node: Node,
  scope: Node,
  severity: 'error' | 'warning',
  message: string,
  fix: TypeFix,
): Advice => ({
  diagnostic: {
    from: node.getStart(source),
    to: node.getEnd(),
    message,
    code: 0,
    severity,
    fix,
  },
  scope: { from: scope.getStart(source), to: scope.getEnd() },
})
