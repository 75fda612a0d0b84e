import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'
import ts from 'typescript'
import type { Import } from './rules'

const isChecked = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file)

const toProjectPath = (from: string, specifier: string): string => {
  if (specifier.startsWith('@site/')) {
    return specifier.slice('@site/'.length)
  }
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier
}

/** The imports of one file, static and dynamic, types included. */
const parseImports = (from: string, text: string): Import[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({
      from,
      to: toProjectPath(from, fileName),
      line: text.slice(0, pos).split('\n').length,
    }))

export const readImports = (
  root: string,
  folders: readonly string[],
): Import[] =>
  folders.flatMap(folder =>
    listFiles(path.join(root, folder))
      .map(file => path.relative(root, file).replaceAll(path.sep, '/'))
      .filter(isChecked)
      .flatMap(file =>
        parseImports(file, readFileSync(path.join(root, file), 'utf8')),
      ),
  )
