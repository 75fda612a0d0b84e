import { createEmbeddedProvider } from './embedded/createEmbeddedProvider'
import { hitAddress } from './hitAddress'
import type { ProviderContext, SearchProvider } from './provider'
import { readSearchConfig } from './readSearchConfig'

let loaded: { key: string; provider: Promise<SearchProvider> } | undefined

const createProvider = async (context: ProviderContext) => {
  const config = readSearchConfig()
  const { hosted } = config
  if (!hosted) {
    return createEmbeddedProvider(context)
  }
  const { createHostedProvider } = await import('./hosted/createHostedProvider')
  return createHostedProvider(hosted, context, url =>
    hitAddress(url, config, window.location.origin),
  )
}

/**
 * The provider, made on first intent. The hosted one is made again for another
 * version or language, because its queries are limited to one.
 */
export const loadProvider = (
  context: ProviderContext,
): Promise<SearchProvider> => {
  const key = readSearchConfig().hosted ? JSON.stringify(context) : ''
  if (loaded?.key !== key) {
    const provider = createProvider(context)
    loaded = { key, provider }
    provider.catch(() => {
      loaded = undefined
    })
  }
  return loaded.provider
}
