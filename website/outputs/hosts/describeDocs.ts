import { describeSite, type SiteOptions } from '@lfi-docs/host-files'
import { sandboxPages, sandboxPolicy } from '@lfi-docs/sandbox/build'

/** This site, with the pages that run visitors' code. */
export const describeDocs = (
  baseUrl: string,
  pages: readonly string[],
  options: SiteOptions = { trailingSlash: false },
) =>
  describeSite(baseUrl, pages, {
    ...options,
    sandboxes: sandboxPages.map(file => ({
      file,
      policy: sandboxPolicy(file),
    })),
  })
