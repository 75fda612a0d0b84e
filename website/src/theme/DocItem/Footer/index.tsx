import { useDoc } from '@docusaurus/plugin-content-docs/client'
import EditMetaRow from '@theme/EditMetaRow'
import type { ReactNode } from 'react'

/** Without the theme's tags, which no page has and whose styles all would load. */
export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata
  return (
    (editUrl || lastUpdatedAt) && (
      <footer className="theme-doc-footer docusaurus-mt-lg">
        <EditMetaRow
          className="margin-top--sm theme-doc-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      </footer>
    )
  )
}
