import { createEmbeddedProvider } from './embedded/createEmbeddedProvider'
import { hitAddress } from './hitAddress'
import type { ProviderContext, SearchProvider } from './provider'
import { readSearchConfig } from './readSearchConfig'

let loaded: Promise<SearchProvider> | undefined

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

/** The provider of this visit, made on first intent. */
export const loadProvider = (
  context: ProviderContext,
): Promise<SearchProvider> => {
  loaded ??= createProvider(context).catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
