/** Written with the pages, read by sidebars.ts. */
export const SIDEBAR_FILE = 'generated/api-sidebar.json'
