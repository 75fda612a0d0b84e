import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
import type { Props } from '@theme/NavbarItem/DocNavbarItem'
import DocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem'
import type { ReactNode } from 'react'

/** With its address in each version, for readers who prefer one of them. */
export default function DocNavbarItemOfVersions(props: Props): ReactNode {
  const docs = useAllDocsData()[props.docsPluginId ?? 'default']
  const versions = (docs?.versions ?? []).flatMap(version => {
    const doc = version.docs.find(({ id }) => id === props.docId)
    return doc ? [[version.name, doc.path]] : []
  })
  return (
    <DocNavbarItem
      {...props}
      {...(versions.length > 1 && {
        'data-versions': JSON.stringify(Object.fromEntries(versions)),
      })}
    />
  )
}
