/** The generated pages, by the id that the docs plugin gives them. */
export const isGenerated = (id: unknown): boolean =>
  typeof id === 'string' && id.startsWith('api/')
