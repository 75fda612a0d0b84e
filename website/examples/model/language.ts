export type Language = 'js' | 'ts'

const languages: Readonly<Record<string, Language>> = {
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
}

export const exampleLanguage = (fence: string): Language | undefined =>
  languages[fence]
