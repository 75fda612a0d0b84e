import { type FlavourProgram, flavourPrograms } from './flavourPrograms'
import { singleExamples } from './singleExamples'

type Documented = { name: string; family: string; flavour: string }

export type OwnExample = {
  /** Without its imports. */
  code: string
  language: 'js' | 'ts'
}

const suffixes: Readonly<Record<string, string>> = {
  async: 'Async',
  concur: 'Concur',
}

const WAIT = `/** Stands in for a request that takes this long. */
const wait = ms => new Promise(resolve => setTimeout(() => resolve(ms), ms))`

const LOAD = `/** Stands in for a request that takes this long. */
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

export const ownExampleOf = ({
  name,
  family,
  flavour,
}: Documented): OwnExample | undefined => {
  const program = flavourPrograms[family]
  const suffix = suffixes[flavour]
  if (program && suffix) {
    return { code: inFlavour(program, suffix), language: 'js' }
  }
  const single = singleExamples[name]
  return single ? { code: single.trim(), language: 'ts' } : undefined
}
