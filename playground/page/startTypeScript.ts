import typeScriptWorker from '@generated/playground/default/typescriptWorker.js'
import { createPolicy, EDITOR_POLICY } from '../../browser/trustedTypes'

const policy = createPolicy(EDITOR_POLICY, {
  createScriptURL: address => address,
})

/** Starts the worker that knows types: the only one that the editor has. */
export const startTypeScript = (): Worker =>
  new Worker(policy.createScriptURL(typeScriptWorker))
