/**
 * Where the social image of a page is, below the base URL. Index documents may
 * come with a slash at their end.
 */
export const socialImagePath = (permalink: string, baseUrl: string): string =>
  `img/social/${permalink.slice(baseUrl.length).replace(/\/$/u, '')}.png`
