import { writeChanged } from '@lfi-docs/build-cache'
import { SIDEBAR_FILE } from '../readApiSidebar'
import type { Reference } from './makeReference'
import { writePages } from './writePages'

/** Makes docs/api and the sidebar's file what they should be. */
export const writeReference = ({ pages, sidebar }: Reference): void => {
  writePages('website/docs/api', new Map(pages))
  writeChanged(SIDEBAR_FILE, JSON.stringify(sidebar, null, 2))
}
