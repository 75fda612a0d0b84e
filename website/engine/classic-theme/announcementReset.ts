import type { HtmlTagObject } from '@docusaurus/types'

/**
 * The theme hides a dismissed announcement before the first paint, and only
 * later sees that the announcement is a new one. This runs before both, so that
 * a new one shows on the first visit that could see it.
 */
export const announcementReset = (id: string): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(function() {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id).replaceAll('<', '\\u003c')}) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch (error) {}
})();`,
})
