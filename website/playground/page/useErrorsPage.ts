import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { siteAddress } from '../../browser/siteAddress'

/** The address of the guide that explains errors. */
export const useErrorsPage = (): string => {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig
  return siteAddress(`${baseUrl}docs/errors`, trailingSlash)
}
