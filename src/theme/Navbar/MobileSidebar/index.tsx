import MobileSidebar from '@theme-original/Navbar/MobileSidebar'
import type { ReactNode } from 'react'
import { useMenuKeys } from './useMenuKeys'

/** The theme's menu, made for keys as well. */
export default function NavbarMobileSidebar(): ReactNode {
  useMenuKeys()
  return <MobileSidebar />
}
