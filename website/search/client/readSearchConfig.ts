import { CONFIG_META, type SearchConfig } from '../model/searchConfig'

export const readSearchConfig = (): SearchConfig => {
  const content = document
    .querySelector<HTMLMetaElement>(`meta[name="${CONFIG_META}"]`)
    ?.getAttribute('content')
  return content ? JSON.parse(content) : {}
}
