import { useContextualSearchFilters } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useMemo } from 'react'
import type { ProviderContext } from './provider'

export const useProviderContext = (): ProviderContext => {
  const { siteConfig } = useDocusaurusContext()
  const { locale, tags } = useContextualSearchFilters()
  const { baseUrl } = siteConfig
  const joined = tags.join()
  return useMemo(
    () => ({ baseUrl, locale, tags: joined.split(',') }),
    [baseUrl, locale, joined],
  )
}
