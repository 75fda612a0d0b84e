/** Other words for the functions, by name; fetched when they are needed. */
export const loadAliases = async (): Promise<
  Readonly<Record<string, string>>
> => {
  const module = await import('@generated/api-reference/default/aliases.json')
  return module.default
}
