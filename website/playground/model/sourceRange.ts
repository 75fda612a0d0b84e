/** A part of the code, by characters. */
export type SourceRange = { readonly from: number; readonly to: number }
