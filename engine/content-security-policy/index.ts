// In: every HTML page of the finished build.
// Out: the same pages, each with a policy that names its inline scripts by
// hash. Read by: browsers. What headers add to it is in outputs/hosts.
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import { findHtml } from './findHtml'
import { foreignHosts } from './foreignHosts'
import { secureHtml } from './secureHtml'

/** At once: other plugins may be reading the pages at the same time. */
const replaceFile = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

export default function contentSecurityPolicyPlugin(): Plugin<void> {
  return {
    name: 'content-security-policy',
    async postBuild({ outDir }) {
      const hosts = foreignHosts(readEnvironment())
      const secure = async (file: string): Promise<void> => {
        const html = await readFile(file, 'utf8')
        await replaceFile(file, secureHtml(html, hosts))
      }
      await Promise.all((await findHtml(outDir)).map(secure))
    },
  }
}
