import type { ApiModel } from '../../website/library/model/schema'
import type { PackageExample } from '../../website/records/readRecord'
import { printedLines } from './model/printedLines'
import { requireNone } from './model/problem'
import { describeWrongClaims } from './model/wrongClaims'
import { type VerifiedPackageExample, verifyPackage } from './verifyPackage'

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
