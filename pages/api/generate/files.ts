/** Written with the pages, read by sidebars.ts. */
export const SIDEBAR_FILE = 'generated/api-sidebar.json'

/** Written with the pages, read by docs/upgrading.mdx. */
export const UPGRADE_PARTS_FILE = 'generated/upgrade.json'
