import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem'
import DocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem'
import type { ReactNode } from 'react'

/** With its address in each version, for readers who prefer one of them. */
export default function DocSidebarItemOfVersions(props: Props): ReactNode {
  const docs = useAllDocsData()[props.docsPluginId ?? 'default']
  const versions = (docs?.versions ?? []).flatMap(({ name, sidebars }) => {
    const path = sidebars?.[props.sidebarId]?.link?.path
    return path ? [[name, path]] : []
  })
  return (
    <DocSidebarNavbarItem
      {...props}
      {...(versions.length > 1 && {
        'data-versions': JSON.stringify(Object.fromEntries(versions)),
      })}
    />
  )
}
