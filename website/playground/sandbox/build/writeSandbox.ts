// In: the worker's program under playground/sandbox, lfi, the helper module.
// Out: generated/sandbox/runtime.json, which holds them as text; the page
// generated/sandbox/static/sandbox.html, which they run in, served as it is;
// addresses.json, where that and pages that explain a run are; and a file for
// each package that lfi is compared with.
// Read by: playground/sandbox, when a visitor first runs code.
import { createHash } from 'node:crypto'
import { sandboxHtml } from '@lfi-docs/sandbox/build'
import { readEnvironment } from '../../../config/environment'
import { hrefOf } from '../../../config/hrefOf'
import { writeChanged, writeGenerated } from '../../../generate/generated'
import { bundleRuntime } from './bundleRuntime'
import { bundleComparedPackages } from './comparedPackages'

/**
 * The address of the sandbox's page, another one whenever the page changes: a
 * service worker can't answer for a sandboxed frame, so without a network
 * running code relies on browsers to keep the page.
 */
const sandboxAddress = (): string => {
  const { SANDBOX_ORIGIN = '' } = readEnvironment()
  const hash = createHash('sha256').update(sandboxHtml).digest('hex')
  return `${SANDBOX_ORIGIN}${hrefOf('/sandbox.html')}?${hash.slice(0, 8)}`
}

export const writeSandbox = async (): Promise<void> => {
  writeChanged('website/generated/sandbox/static/sandbox.html', sandboxHtml)
  writeGenerated('sandbox/addresses', {
    offline: sandboxAddress(),
    errors: hrefOf('/docs/errors'),
    asConcur: hrefOf('/docs/api/variables/asConcur'),
  })
  writeGenerated('sandbox/runtime', await bundleRuntime())
  for (const { name, ...code } of await bundleComparedPackages()) {
    writeGenerated(`sandbox/package-${name}`, code)
  }
}
