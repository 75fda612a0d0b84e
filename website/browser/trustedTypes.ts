/**
 * Who on a page may turn text into HTML or into the address of a script. A
 * page's policy (engine/content-security-policy) names them all; browsers that
 * know Trusted Types refuse text from anybody else.
 */

/** The first script of every page (engine/first-load). */
export const FIRST_POLICY = 'first-load'
/** What the build wrote, in the hands of React (engine/trusted-types). */
export const HTML_POLICY = 'html'
/** The bundler, which loads parts of the app and search's worker. */
export const CHUNKS_POLICY = 'chunks'
/** The editor, which starts the worker that knows types. */
export const EDITOR_POLICY = 'editor'
/** Docusaurus' banner about a wrong base URL, which is there without the app. */
const BANNER_POLICY = 'banner'

export const policyNames: readonly string[] = [
  FIRST_POLICY,
  HTML_POLICY,
  CHUNKS_POLICY,
  EDITOR_POLICY,
  BANNER_POLICY,
]

type Rules = {
  createHTML?: (html: string) => string
  createScript?: (script: string) => string
  createScriptURL?: (address: string) => string
}

type TrustedTypes = {
  createPolicy: <Given extends Rules>(name: string, rules: Given) => Given
}

/**
 * Makes the policy of that name, which a page may do once. The policy returns
 * objects that the browser takes where it refuses text; to TypeScript's types of
 * the DOM they are text.
 */
export const createPolicy = <Given extends Rules>(
  name: string,
  rules: Given,
): Given => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
