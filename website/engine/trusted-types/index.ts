/*
 * In: React and Helmet, as installed, and the bundler's settings.
 * Out: an app in which HTML, chunks and workers go through policies with names
 * (browser/trustedTypes.ts), so that pages can refuse all other text that would
 * become code. Read by: docusaurus.config.ts; ../content-security-policy asks
 * browsers to refuse.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { CHUNKS_POLICY } from '../../browser/trustedTypes'

const policyFile = path.join(__dirname, 'client/trust.ts')
const loader = path.join(__dirname, 'rewrite.js')

const packageFolder = (name: string): string =>
  path.dirname(require.resolve(`${name}/package.json`))

/** Whose files write into pages: in the app, and on the server. */
const inApp = (): object[] => [
  rule('react-dom', /react-dom-client\.production\.js$/u),
  rule('react-helmet-async', /\.js$/u),
]
const onServer = (): object[] => [
  rule('@docusaurus/core', /BaseUrlIssueBanner.index\.js$/u),
]

const rule = (name: string, files: RegExp) => ({
  include: packageFolder(name),
  test: files,
  use: [{ loader, options: { name, policyFile } }],
})

export default function trustedTypes(): Plugin<undefined> {
  return {
    name: 'trusted-types',
    configureWebpack: (_, isServer) => ({
      module: {
        rules:
          process.env.NODE_ENV === 'production'
            ? (isServer ? onServer : inApp)()
            : [],
      },
      output: { trustedTypes: { policyName: CHUNKS_POLICY } },
    }),
  }
}
