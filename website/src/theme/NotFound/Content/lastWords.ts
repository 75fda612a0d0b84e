import { cutQuery } from '@site/search/client/queryField'

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** What to search for: `group by` where the address is `/docs/group-by.html`. */
export const lastWords = (pathname: string): string => {
  const segment = pathname.split('/').findLast(part => part !== '') ?? ''
  return cutQuery(
    decode(segment)
      .replace(/\.\w+$/u, '')
      .replace(/[-_+]/gu, ' '),
  )
}
