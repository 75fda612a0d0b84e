import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders below the root in which npm may put a second copy. */
const workspaces = (root: string): string[] => [
  '.',
  'exhibits',
  'tools',
  'website',
  ...(existsSync(path.join(root, 'packages'))
    ? readdirSync(path.join(root, 'packages')).map(name => `packages/${name}`)
    : []),
]

/** Each installed copy of lfi, as its folder and version. */
const findLfiCopies = (root: string): string[] =>
  workspaces(root).flatMap(workspace => {
    const folder = path.posix.join(workspace, 'node_modules/lfi')
    const manifest = path.join(root, folder, 'package.json')
    return existsSync(manifest)
      ? [`${folder} (${JSON.parse(readFileSync(manifest, 'utf8')).version})`]
      : []
  })

/** Of two copies, pages would describe one and run the other. */
export const requireOneLfi = (root = '.'): void => {
  const copies = findLfiCopies(root)
  if (copies.length !== 1) {
    throw new Error(
      copies.length === 0
        ? 'lfi is not installed. Run npm ci.'
        : `More than one copy of lfi is installed: ${copies.join(' and ')}. Run npm run upgrade -- VERSION, which installs one for all workspaces.`,
    )
  }
}
