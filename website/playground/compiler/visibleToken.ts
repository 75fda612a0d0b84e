/**
 * A token in readable form: characters that can't be seen are shown by their
 * numbers.
 */
export const visibleToken = (token: string): string => {
  const [first = ''] = token
  return /[\p{Cf}\p{Z}]/u.test(first)
    ? `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : token
}
