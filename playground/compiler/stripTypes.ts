import { transform } from 'sucrase'
import type { CodeLanguage, CodeProblem } from '../sandbox/messages'

type Stripped =
  | { readonly ok: true; readonly js: string }
  | { readonly ok: false; readonly problem: CodeProblem }

const position = (error: Error): { line: number; column: number } => {
  const match = /\((\d+):(\d+)\)$/u.exec(error.message)
  return { line: Number(match?.[1] ?? 1), column: Number(match?.[2] ?? 1) }
}

/** JavaScript with the same lines as the code, or why it does not parse. */
export const stripTypes = (code: string, language: CodeLanguage): Stripped => {
  try {
    const { code: js } = transform(code, {
      transforms: language === 'ts' ? ['typescript'] : [],
      disableESTransforms: true,
    })
    return { ok: true, js }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const sentence = error.message.replace(/\s*\(\d+:\d+\)$/u, '')
    const problem = {
      message: `SyntaxError: ${sentence}`,
      location: position(error),
    }
    return { ok: false, problem }
  }
}
