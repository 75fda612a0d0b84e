import type { Language } from '../../examples/model/language'

/** A file beside the main one; its name has its ending. */
export type SourceFile = { readonly name: string; readonly code: string }

/** All that a run depends on. */
export type Project = {
  /** The text of the main file. */
  readonly code: string
  readonly language: Language
  /** The version of lfi; the current one if it is missing. */
  readonly version?: string
  /** The files that the main one may import. */
  readonly files?: readonly SourceFile[]
}

/** The project alone, of a draft or anything else that has one. */
export const projectOf = ({
  code,
  language,
  version,
  files,
}: Project): Project => ({
  code,
  language,
  ...(version !== undefined && { version }),
  ...(files && files.length > 0 && { files }),
})

export const isSameProject = (a: Project, b: Project): boolean =>
  JSON.stringify(projectOf(a)) === JSON.stringify(projectOf(b))

export const isLanguage = (value: unknown): value is Language =>
  value === 'js' || value === 'ts'

export const languageOf = (name: string): Language =>
  name.endsWith('.js') ? 'js' : 'ts'

export const mainName = ({ language }: Pick<Project, 'language'>): string =>
  `main.${language}`

/** All files, the main one first. */
export const filesOf = (project: Project): readonly SourceFile[] => [
  { name: mainName(project), code: project.code },
  ...(project.files ?? []),
]

/** The text of a file; of the main one if there is none of that name. */
export const codeIn = (project: Project, name: string): string =>
  project.files?.find(file => file.name === name)?.code ?? project.code

/** The project with another text in one of its files. */
export const withCode = (
  project: Project,
  name: string,
  code: string,
): Project =>
  project.files?.some(file => file.name === name)
    ? {
        ...project,
        files: project.files.map(file =>
          file.name === name ? { name, code } : file,
        ),
      }
    : { ...project, code }

/** A name that no file has yet. */
export const freeName = (project: Project): string => {
  const taken = filesOf(project).map(({ name }) => name)
  const names = Array.from(
    { length: MAX_FILES + 1 },
    (_, index) => `file${index + 1}.${project.language}`,
  )
  return names.find(name => !whyNotNamed(name, taken)) ?? ''
}

export const MAX_FILES = 20
const MAX_NAME = 60
const fileName = /^[A-Za-z][\w-]*\.[jt]s$/u

/** Why there can be no file of that name beside those, or nothing. */
export const whyNotNamed = (
  name: string,
  others: readonly string[],
): string | undefined => {
  if (!fileName.test(name)) {
    return 'A name has letters, digits, - or _, and ends in .ts or .js.'
  }
  if (name.length > MAX_NAME) {
    return `A name has at most ${MAX_NAME} characters.`
  }
  const stems = others.map(other => other.replace(/\.[jt]s$/u, ''))
  return stems.some(
    stem => stem.toLowerCase() === name.slice(0, -3).toLowerCase(),
  )
    ? 'There is a file of that name.'
    : undefined
}

export const isFile = (value: unknown): value is SourceFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** What storage and links hold may be of an older version, or anyone's. */
export const areFiles = (value: unknown): value is readonly SourceFile[] =>
  Array.isArray(value) &&
  value.length <= MAX_FILES &&
  value.every(isFile) &&
  value.every(
    ({ name }, index) =>
      whyNotNamed(name, [
        'main.ts',
        ...value.slice(0, index).map(file => file.name),
      ]) === undefined,
  )
