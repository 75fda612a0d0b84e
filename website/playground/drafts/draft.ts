import { type Fields, isFields } from '@lfi-docs/fields'
import {
  areFiles,
  freeName,
  isFile,
  isLanguage,
  isSameProject,
  MAX_FILES,
  type Project,
} from '../project/project'

/** Where a text came from, which is what Reset returns to. */
export type Origin = Project & {
  readonly kind: 'example' | 'link'
  /** The example's id, or the link's hash. */
  readonly key: string
  readonly title?: string
}

/** A text that was edited, as it is kept in the browser. */
export type Draft = Project & {
  readonly id: string
  readonly origin: Origin
  /**
   * The name that the visitor gave it; without one, its first line is shown.
   */
  readonly name?: string
  readonly savedAt: number
  /** CodeMirror's undo history, serialised; dropped when it is too large. */
  readonly history?: unknown
  /** Whether storage held something else, of which this is what can be read. */
  readonly isDamaged?: true
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isProject = (value: Fields): boolean =>
  typeof value.code === 'string' &&
  isLanguage(value.language) &&
  (value.version === undefined || typeof value.version === 'string') &&
  (value.files === undefined || areFiles(value.files))

const isOrigin = (value: unknown): value is Origin =>
  isFields(value) &&
  (value.kind === 'example' || value.kind === 'link') &&
  typeof value.key === 'string' &&
  isProject(value)

/** What storage holds may be of an older version, or anyone's. */
const isDraft = (value: unknown): value is Draft =>
  isFields(value) &&
  typeof value.id === 'string' &&
  isProject(value) &&
  isOrigin(value.origin) &&
  (value.name === undefined || typeof value.name === 'string') &&
  typeof value.savedAt === 'number'

/** The files of a damaged draft; one whose name is refused gets another. */
const rescueFiles = (project: Project, value: unknown): Project => {
  let rescued = project
  for (const file of (Array.isArray(value) ? value : []).filter(isFile)) {
    const { files = [], code } = rescued
    const text = `// ${file.name}\n${file.code}`
    if (areFiles([...files, file])) {
      rescued = { ...rescued, files: [...files, file] }
    } else if (files.length < MAX_FILES) {
      const renamed = { name: freeName(rescued), code: text }
      rescued = { ...rescued, files: [...files, renamed] }
    } else {
      rescued = { ...rescued, code: `${code}\n${text}` }
    }
  }
  return rescued
}

/** What storage holds under an id, with all the text that can be read of it. */
export const parseDraft = (id: string, text: string): Draft => {
  const value = parseJson(text)
  if (isDraft(value)) {
    const { isDamaged: _, ...draft } = value
    return draft
  }
  const known: Record<string, unknown> = isFields(value) ? value : {}
  const language = isLanguage(known.language) ? known.language : 'ts'
  const code = typeof known.code === 'string' ? known.code : text
  return {
    ...rescueFiles({ code, language }, known.files),
    id,
    origin: { kind: 'example', key: '', title: 'Empty', code: '', language },
    savedAt: typeof known.savedAt === 'number' ? known.savedAt : 0,
    isDamaged: true,
  }
}

export const isBlank = ({
  code,
  files = [],
}: Pick<Project, 'code' | 'files'>): boolean =>
  code.trim() === '' && files.length === 0

/** Whether there is anything to lose. */
export const isEdited = (project: Project & Pick<Draft, 'origin'>): boolean =>
  !isSameProject(project, project.origin) && !isBlank(project)

const importStatement =
  /^\s*import\s(?:[^'"]*?\sfrom\s*)?['"][^'"\n]*['"][^\S\n]*;?/gmu

/** What a draft is called: its name, or the first line that says something. */
export const titleOf = ({ name, code }: Pick<Draft, 'name' | 'code'>): string =>
  name ||
  (code
    .replace(importStatement, '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ??
    'Only imports')
