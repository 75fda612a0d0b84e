export { hostFiles } from './hostFiles'
export { describeSite, type SiteOptions } from './site'
