/** The module with what it sets on mounting set as a transition. */
export function later(source: string, name: string): string
/** Those that this is done to, as paths below `@docusaurus`. */
export const modules: readonly string[]
