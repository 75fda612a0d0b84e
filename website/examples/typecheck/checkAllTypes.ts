import path from 'node:path'
import { runInWorker, Step } from '@lfi-docs/build-cache'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'

export type TypeCheckRequest = {
  root: string
  examples: readonly Program[]
}

const root = path.join(__dirname, '../..')

/**
 * Type-checks examples in one strict program, each as a module of its own, off
 * the main thread. Answers with the problems of each, in order.
 */
const checkTypes = (examples: readonly Program[]): Promise<TypeProblem[][]> =>
  runInWorker(require.resolve('./worker.ts'), {
    root,
    examples,
  } satisfies TypeCheckRequest)

const checks = new Step<TypeProblem[]>('example-types', __filename)

/** Type-checks every program that is not in the cache, in one pass. */
export const checkAllTypes = (
  programs: readonly Program[],
): Promise<TypeProblem[][]> =>
  checks
    .results()
    .getOrMakeAll(
      programs,
      ({ code, language }) => [language, code],
      checkTypes,
    )
