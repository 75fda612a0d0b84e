import {
  areFiles,
  isLanguage,
  isSameProject,
  type Project,
} from '../project/project'

/** Where a text came from, which is what Reset returns to. */
export type Origin = Project & {
  readonly kind: 'example' | 'link'
  /** The example's id, or the link's hash. */
  readonly key: string
  /** What the example is called. */
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
  /** Milliseconds since the epoch. */
  readonly savedAt: number
  /** CodeMirror's undo history, serialised; dropped when it is too large. */
  readonly history?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isProject = (value: Record<string, unknown>): boolean =>
  typeof value.code === 'string' &&
  isLanguage(value.language) &&
  (value.version === undefined || typeof value.version === 'string') &&
  (value.files === undefined || areFiles(value.files))

const isOrigin = (value: unknown): value is Origin =>
  isRecord(value) &&
  (value.kind === 'example' || value.kind === 'link') &&
  typeof value.key === 'string' &&
  isProject(value)

/** What storage holds may be of an older version, or anyone's. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isProject(value) &&
  isOrigin(value.origin) &&
  (value.name === undefined || typeof value.name === 'string') &&
  typeof value.savedAt === 'number'

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
