/** The name of a function or constant that lfi exports. */
export type FunctionName = keyof typeof import('lfi')
