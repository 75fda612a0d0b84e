import type { Language } from '../../examples/model/language'
import { codeIn, freeName, mainName, type SourceFile } from '../project/project'
import type { WorkbenchParts } from './workbenchActions'

type Parts = Pick<WorkbenchParts, 'text' | 'board'>

const putFiles = (
  { text }: Parts,
  files: readonly SourceFile[],
  show: string,
  formerName?: string,
): void => text.change({ ...text.read(), files }, show, formerName)

/** Adds an empty file and shows it. */
export const addFile = (parts: Parts): void => {
  const project = parts.text.read()
  const name = freeName(project)
  putFiles(parts, [...(project.files ?? []), { name, code: '' }], name)
}

export const renameFile = (parts: Parts, from: string, to: string): void => {
  const { files = [] } = parts.text.read()
  putFiles(
    parts,
    files.map(file => (file.name === from ? { ...file, name: to } : file)),
    to,
    from,
  )
}

/**
 * Changes the language of the file in the editor. All files but the main one
 * are renamed, because their names say it.
 */
export const changeLanguage = (parts: Parts, language: Language): void => {
  const { text } = parts
  const { active } = text
  if (active === mainName(text.document)) {
    text.setLanguage(language)
  } else {
    renameFile(parts, active, active.replace(/[jt]s$/u, language))
  }
}

/** Deletes a file, with a way back for as long as the notice stands. */
export const deleteFile = (parts: Parts, name: string): void => {
  const { text, board } = parts
  const project = text.read()
  const { files = [] } = project
  const code = codeIn(project, name)
  putFiles(
    parts,
    files.filter(file => file.name !== name),
    mainName(project),
  )
  board.show({
    id: 'file',
    text: `${name} is deleted.`,
    actions: [
      {
        label: 'Undo',
        run: () => {
          const project = text.read()
          const { files = [] } = project
          const isTaken = files.some(file => file.name === name)
          const free = isTaken ? freeName(project) : name
          putFiles(parts, [...files, { name: free, code }], free)
        },
      },
    ],
  })
}
