/** What visitors write in an import, beside `'lfi'`. */
export const helperModuleName = 'lfi-playground'

/** The declarations of that module, for the editor's type help. */
export const helperModuleTypes = `
declare module 'lfi-playground' {
  /** Resolves with \`value\` after \`milliseconds\`. */
  export function delay(milliseconds: number): Promise<void>
  export function delay<Value>(milliseconds: number, value: Value): Promise<Value>

  /** A hundred whole numbers from 0 to 999, in no order. */
  export const numbers: readonly number[]

  export interface Order {
    readonly id: number
    /** The \`id\` of one of \`people\`. */
    readonly personId: number
    readonly product: string
    readonly quantity: number
    /** Of one piece, in whole cents. */
    readonly price: number
    /** As in 2025-03-14. */
    readonly date: string
  }
  /** Eighteen orders placed by \`people\`, oldest first. */
  export const orders: readonly Order[]

  export interface Person {
    readonly id: number
    readonly name: string
    readonly age: number
    readonly city: string
    readonly languages: readonly string[]
  }
  /** Twelve people to group, sort and search. */
  export const people: readonly Person[]
}
`
