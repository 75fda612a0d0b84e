/** The settings of the site, which engine/islands defines for the bundler. */
declare const SITE_BASE_URL: string
declare const SITE_TRAILING_SLASH: boolean | undefined
