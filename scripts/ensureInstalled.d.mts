type Packages = Record<string, { version: string; optional?: boolean }>

export declare const root: string
export declare const findOutdated: (
  wanted: Packages,
  installed: Packages,
) => string[]
export declare const ensureInstalled: () => void
