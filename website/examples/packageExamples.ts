import type { ApiModel } from '../library/model/schema'
import type { Language } from './model/language'
import { printedLines } from './model/printedLines'
import { requireNone } from './model/problem'
import { describeWrongClaims } from './model/wrongClaims'
import { type VerifiedPackageExample, verifyPackage } from './verifyPackage'

export type PackageExample = {
  /** Imports completed, claims stripped. */
  code: string
  language: Language
  output: string[]
  /** What the fence says after its language: `unordered`, `varies` or nothing. */
  meta: string
  /** Why the example differs from the package's own, if it does. */
  correction?: string
  isOwn?: boolean
  /** A sentence to stand below it, Markdown. */
  note?: string
}

const metas = { none: '', order: 'unordered', values: 'varies' } as const

const toPackageExample = ({
  example,
  execution,
}: VerifiedPackageExample): PackageExample => ({
  code: example.code,
  language: example.language,
  output: printedLines(execution.run),
  meta: metas[execution.variation],
  ...(example.correction && { correction: example.correction.reason }),
})

/**
 * The package's examples, verified, by the name of the entry they document. A
 * problem with any of them is an error with a sentence for each.
 */
export const loadPackageExamples = async (
  model: ApiModel,
): Promise<Map<string, PackageExample[]>> => {
  const verified = await verifyPackage(model)
  requireNone(verified.flatMap(({ problems }) => problems))
  for (const sentence of describeWrongClaims(verified)) {
    console.warn(`[WARNING] ${sentence}`)
  }
  const examples = new Map<string, PackageExample[]>()
  for (const one of verified) {
    const { name } = one.example
    examples.set(name, [...(examples.get(name) ?? []), toPackageExample(one)])
  }
  return examples
}
