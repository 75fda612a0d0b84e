/** A site of several versions says which of them is not the latest. */
export { default } from '@theme-original/DocVersionBanner'
