import { useContextualSearchFilters } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { siteAddress } from '../../browser/siteAddress'
import type { ProviderContext } from './provider'

/** What `readProviderContext` reads on the page. */
export const useProviderContext = (): ProviderContext => {
  const { baseUrl, trailingSlash, customFields } =
    useDocusaurusContext().siteConfig
  const { locale, tags } = useContextualSearchFilters()
  return {
    baseUrl,
    page: siteAddress(`${baseUrl}search`, trailingSlash),
    repository: String(customFields?.repository),
    locale,
    tags,
  }
}
