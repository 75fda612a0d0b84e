// In: every HTML page of the finished build.
// Out: the same pages, each with a policy that names its inline scripts by
// hash, and header files for common static hosts. Read by: browsers, hosts.
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import { findHtml } from './findHtml'
import { foreignHosts } from './foreignHosts'
import { headerFiles } from './headerFiles'
import { headerRules } from './headerRules'
import { secureHtml } from './secureHtml'

/** At once: other plugins may be reading the pages at the same time. */
const replaceFile = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

export default function contentSecurityPolicyPlugin({
  baseUrl,
}: LoadContext): Plugin<void> {
  return {
    name: 'content-security-policy',
    async postBuild({ outDir }) {
      const hosts = foreignHosts(readEnvironment())
      const secure = async (file: string): Promise<void> => {
        const html = await readFile(file, 'utf8')
        await replaceFile(file, secureHtml(html, hosts))
      }
      await Promise.all((await findHtml(outDir)).map(secure))
      const files = Object.entries(headerFiles(headerRules(baseUrl)))
      for (const [name, text] of files)
        await writeFile(path.join(outDir, name), text)
    },
  }
}
