import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostFiles } from '@lfi-docs/host-files'
import { describeDocs } from '../../outputs/hosts/describeDocs'

/**
 * A copy of a build with the host files of another base URL. Hosts see nothing
 * else of it, so that a second build would show nothing more.
 */
export const moveBelow = (
  dir: string,
  baseUrl: string,
  addresses: readonly string[],
): string => {
  const moved = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dir, moved, { recursive: true })
  // Servers that root starts become somebody else, who has to get in.
  chmodSync(moved, 0o755)
  const files = hostFiles(describeDocs(baseUrl, addresses))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(moved, name), text)
  }
  return moved
}
