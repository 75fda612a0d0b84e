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
/** Docusaurus' word on a wrong base URL, which comes without the app. */
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
 * A policy of that name: each may be made once a page. What it gives are objects
 * that the browser takes where it refuses text, which TypeScript's types of the
 * DOM do not tell from text.
 */
export const createPolicy = <Given extends Rules>(
  name: string,
  rules: Given,
): Given => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
