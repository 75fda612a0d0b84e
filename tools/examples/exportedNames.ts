import * as lfi from 'lfi'

/** The values that the installed `lfi` exports. */
export const exportedNames: ReadonlySet<string> = new Set(Object.keys(lfi))
