/** Files below `assets/` are named after their content, so they never change. */
export const isAsset = (path: string): boolean => path.startsWith('assets/')
