import fs from 'node:fs'
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

/** Written with the pages, read by sidebars.ts. */
export const SIDEBAR_FILE = 'website/generated/api-sidebar.json'

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>

/** The API part of the sidebar, as generated when the plugin started. */
export const readApiSidebar = (): SidebarItems =>
  fs.existsSync(SIDEBAR_FILE)
    ? [JSON.parse(fs.readFileSync(SIDEBAR_FILE, 'utf8'))]
    : []
