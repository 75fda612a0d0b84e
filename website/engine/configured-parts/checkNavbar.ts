type NavbarItem = {
  type?: string
  label?: string
  docId?: string
  sidebarId?: string
  items?: readonly NavbarItem[]
}

export type DocsTargets = {
  sidebarIds: readonly string[]
  docIds: readonly string[]
}

const describe = ({ label, type }: NavbarItem): string =>
  `The navbar item ${label ? `"${label}"` : 'without a label'} (type ${type})`

const complain = (
  item: NavbarItem,
  what: string,
  id: string | undefined,
  known: readonly string[],
): string[] =>
  id !== undefined && known.includes(id)
    ? []
    : [
        `${describe(item)} asks for the ${what} "${id}", which does not exist. There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}. Correct themeConfig.navbar.`,
      ]

/**
 * Items that lead to no document, each named: what the theme says when it
 * renders one does not tell which it was.
 */
export const checkNavbar = (
  items: readonly NavbarItem[],
  targets: DocsTargets,
): string[] =>
  items.flatMap(item => {
    switch (item.type) {
      case 'docSidebar':
        return complain(item, 'sidebar', item.sidebarId, targets.sidebarIds)
      case 'doc':
        return complain(item, 'document', item.docId, targets.docIds)
      default:
        return checkNavbar(item.items ?? [], targets)
    }
  })
