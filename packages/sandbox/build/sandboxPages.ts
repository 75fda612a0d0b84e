import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const template = readFileSync(require.resolve('./page.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/u.exec(template)?.[1] ?? ''
const scriptHash = createHash('sha256').update(script).digest('base64')

/** What code may connect to, by the page that it runs in. */
const connections = {
  'sandbox.html': "'none'",
  'sandbox-network.html': 'https: wss:',
} as const

type SandboxPage = keyof typeof connections

export const sandboxPages: readonly SandboxPage[] = [
  'sandbox.html',
  'sandbox-network.html',
]

export const sandboxPolicy = (page: SandboxPage): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' blob:`,
    'worker-src blob:',
    `connect-src ${connections[page]}`,
    "base-uri 'none'",
    "form-action 'none'",
    // The page starts its worker by the first; worker/adjustGlobals.ts makes the
    // other, for workers that code starts.
    'trusted-types sandbox default',
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The two sandboxes differ in their policy and in nothing else. */
export const sandboxHtml = (page: SandboxPage): string =>
  template.replace('%policy%', () => sandboxPolicy(page))
