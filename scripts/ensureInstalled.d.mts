type Packages = Record<
  string,
  { version: string; dev?: boolean; optional?: boolean }
>

export declare const root: string
export declare const findOutdated: (
  wanted: Packages,
  installed: Packages,
  omitsDev?: boolean,
) => string[]
export declare const ensureInstalled: (options?: { omitsDev?: boolean }) => void
