import type ts from 'typescript'
import type { Manifest } from '../../website/library/readManifest'

const region = /^\/\/#region (?<file>.*)\.d\.ts$/gmu

/**
 * The bundled declarations keep the name of each source file in a `#region`
 * comment: the last one before a declaration is where it comes from.
 */
export const sourceAddress = (
  sourceFile: ts.SourceFile,
  { repository, version }: Pick<Manifest, 'repository' | 'version'>,
) => {
  const regions = [...sourceFile.text.matchAll(region)].map(match => ({
    start: match.index,
    file: match.groups?.file ?? '',
  }))
  return (declaration: ts.Declaration, isType: boolean): string => {
    const position = declaration.getStart()
    const file = regions.findLast(({ start }) => start < position)?.file
    const base = `https://github.com/${repository}`
    return file
      ? `${base}/blob/v${version}/${file}${isType ? '.d.ts' : '.js'}`
      : `${base}/tree/v${version}`
  }
}
