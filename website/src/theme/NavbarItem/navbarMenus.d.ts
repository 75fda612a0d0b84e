declare module '@navbar-menus' {
  import type { ComponentType } from 'react'

  const menus: Record<string, ComponentType>
  export default menus
}
