/** What runs headless everywhere, as root and in containers too. */
export const browserArguments: string[]
export const disabledFeatures: readonly string[]

/** The path of a Chromium, installed if there was none. */
export const findBrowser: () => Promise<string>

/** What would be installed, by which commands, and how to prevent it. */
export const installNotice: (isSystemWide: boolean) => string
export const findBrowserWithWindows: () => string | undefined
