/** Paths and texts of the declaration files that the service knows. */
export type Declarations = Readonly<Record<string, string>>
