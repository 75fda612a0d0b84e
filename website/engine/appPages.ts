/** What React runs as a whole: paths below the base URL. All else is read. */
const appPages = /^(?:playground|search|tour|404)(?:[/.]|$)/u

export const isAppPath = (path: string): boolean => appPages.test(path)
