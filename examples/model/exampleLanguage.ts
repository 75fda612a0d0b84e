export type ExampleLanguage = 'js' | 'ts'

const languages: Readonly<Record<string, ExampleLanguage>> = {
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
}

/** The language of a fence that holds an example, if it holds one. */
export const exampleLanguage = (fence: string): ExampleLanguage | undefined =>
  languages[fence]
