import { suffixes } from '../../library/model/flavour'
import type { Entry } from '../../library/model/schema'
import { type FlavourProgram, flavourPrograms } from './flavourPrograms'
import { singleExamples } from './singleExamples'

export type OwnExample = {
  /** Without its imports. */
  code: string
  language: 'js' | 'ts'
}

const WAIT = `/** Simulates a request that takes ms milliseconds. */
const wait = ms => new Promise(resolve => setTimeout(() => resolve(ms), ms))`

const LOAD = `/** Simulates a request that takes ms milliseconds. */
const load = async ms => {
  console.log(\`asks for \${ms}\`)
  await new Promise(resolve => setTimeout(resolve, ms))
  console.log(\`has \${ms}\`)
  return ms
}`

const bodyOf = (program: FlavourProgram): string =>
  typeof program === 'string'
    ? program.trim()
    : `console.log(\n  await pipe(\n${program.map(step => `    ${step},\n`).join('')}  ),\n)`

/** The program of a family in one flavour, with the helper that it needs. */
const inFlavour = (program: FlavourProgram, suffix: string): string => {
  const body = bodyOf(program)
  const helpers = [
    ...(/\bwait\b/u.test(body) ? [WAIT] : []),
    ...(/\bload\b/u.test(body) ? [LOAD] : []),
  ]
  return [...helpers, body].join('\n\n').replaceAll('~', suffix)
}

export const ownExampleOf = (entry: Entry): OwnExample | undefined => {
  if (entry.kind === 'function' && entry.flavour !== 'plain') {
    const program = flavourPrograms[entry.family]
    if (program) {
      const code = inFlavour(program, suffixes[entry.flavour])
      return { code, language: 'js' }
    }
  }
  const single = singleExamples[entry.name]
  return single ? { code: single.trim(), language: 'ts' } : undefined
}
