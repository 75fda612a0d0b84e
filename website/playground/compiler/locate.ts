import type { CodeLocation } from '@lfi-docs/sandbox'

/** The line and column, from 1, of an offset in a text. */
export const locate = (text: string, offset: number): CodeLocation => {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    line: before.split('\n').length,
    column: offset - lineStart + 1,
  }
}
