/** The languages that an example, or code in the playground, is written in. */
export type Language = 'js' | 'ts'

const languages: Readonly<Record<string, Language>> = {
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
}

/** The language of a fence that holds an example, if it holds one. */
export const exampleLanguage = (fence: string): Language | undefined =>
  languages[fence]
