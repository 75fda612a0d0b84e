declare module '@version-banner' {
  import type { ComponentType } from 'react'

  const DocVersionBanner: ComponentType
  export default DocVersionBanner
}
