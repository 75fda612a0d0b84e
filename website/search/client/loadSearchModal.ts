import type { ProviderContext } from './provider'

/** The modal's chunk and, beside it, the provider: both on first intent. */
export const loadSearchModal = async (context: ProviderContext) => {
  const [{ default: SearchModal }, { loadProvider }] = await Promise.all([
    import('@theme/SearchModal'),
    import('./loadProvider'),
  ])
  // A provider that fails to start says so when it is asked.
  loadProvider(context).catch(() => undefined)
  return SearchModal
}
