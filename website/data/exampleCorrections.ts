export type ExampleCorrection = {
  /** Why the package's own example can't be shown as it is. */
  reason: string
  find: string
  replace: string
}

/** The package has `name(empty)` in its example, without calling `empty`. */
const uncalled = (
  name: string,
  empty: string,
  kind: string,
): ExampleCorrection => ({
  reason: `It passes the function ${empty} where the ${kind} iterable that the function returns is meant.`,
  find: `${name}(${empty})`,
  replace: `${name}(${empty}())`,
})

/**
 * Examples of the package that fail because they are themselves mistaken, by
 * the name they document. A correction that finds nothing to replace (because
 * the package has mended the example) fails the build.
 */
export const exampleCorrections: Readonly<Record<string, ExampleCorrection>> = {
  meanAsync: uncalled('meanAsync', 'emptyAsync', 'async'),
  nextAsync: uncalled('nextAsync', 'emptyAsync', 'async'),
  meanConcur: uncalled('meanConcur', 'emptyConcur', 'concur'),
}

const nestedReducer =
  'TypeScript does not infer the element type through the reducer nested in toGrouped; the code itself is right.'
const possiblyUndefined =
  'codePointAt may return undefined for an empty string, which the words of the example are not.'
const addedProperty =
  'The example adds a property to an iterable on purpose, to show that it is not passed on.'

/**
 * Examples of the package that run but do not type-check in strict mode, with
 * why that is accepted. One that type-checks again fails the build.
 */
export const exampleTypeExceptions: Readonly<Record<string, string>> = {
  curry:
    'A JavaScript function has no declared parameters to curry by, so its partial applications have no type.',
  opaqueAsync: addedProperty,
  opaqueConcur: addedProperty,
  values:
    'The declared parameter leaves out arrays, although the function takes them.',
  toMinMaxBy: nestedReducer,
  toMinMaxWith: nestedReducer,
  toMinMax: possiblyUndefined,
  toMinWith: possiblyUndefined,
  toMaxWith: possiblyUndefined,
  toMin: possiblyUndefined,
  toMax: possiblyUndefined,
}
