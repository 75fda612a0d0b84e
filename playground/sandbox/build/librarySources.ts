import * as z from 'zod'

const sourceMap = z.object({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()),
})

const inlineMap =
  /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/u

/**
 * The files that a minified module was made from, by their paths, as the source
 * map at its end holds them; none if there is no such map.
 */
export const librarySources = (module: string): ReadonlyMap<string, string> => {
  const encoded = inlineMap.exec(module)?.[1]
  if (encoded === undefined) {
    return new Map()
  }
  const json: unknown = JSON.parse(
    Buffer.from(encoded, 'base64').toString('utf8'),
  )
  const { sources, sourcesContent } = sourceMap.parse(json)
  return new Map(
    sources.map((path, index) => [path, sourcesContent[index] ?? '']),
  )
}
