// Out: the styles of the reference, on every page.
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

export default function apiReference(): Plugin {
  return {
    name: 'api-reference',
    getClientModules: () => [path.resolve(__dirname, 'client/api.css')],
  }
}
