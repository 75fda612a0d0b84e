export type Fence = {
  language: string
  meta: string
  /** Without the indentation of the fence. */
  code: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  indent: string
}

const opening = /^(\s*)(`{3,}|~{3,})\s*(\S*)[ \t]*(.*)$/u

const unindent = (line: string, indent: string): string =>
  line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()

/** The code fences of a Markdown or MDX text, in order. */
export const readFences = (text: string): Fence[] => {
  const fences: Fence[] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length; index += 1) {
    const match = opening.exec(lines[index] ?? '')
    if (!match) {
      continue
    }
    const [, indent = '', marker = '', language = '', meta = ''] = match
    const line = index + 2
    const code: string[] = []
    index += 1
    while (index < lines.length && lines[index]?.trim() !== marker) {
      code.push(unindent(lines[index] ?? '', indent))
      index += 1
    }
    fences.push({ language, meta, code: code.join('\n'), line, indent })
  }
  return fences
}
