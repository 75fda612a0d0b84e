/* What pages/published.ts writes before the pages are bundled. */
declare module '@generated/counterparts/default/*.json' {
  const page: import('./systemPage').SystemPage
  export default page
}
