const MAX_LENGTH = 64

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** The last segment of an address in words: `/docs/group-by.html` is `group by`. */
export const lastWords = (pathname: string): string => {
  const segment = pathname.split('/').findLast(part => part !== '') ?? ''
  const words = decode(segment)
    .replace(/\.\w+$/u, '')
    .replace(/[-_+\s]+/gu, ' ')
    .trim()
  return [...words].slice(0, MAX_LENGTH).join('')
}
