const imported =
  /import\s*(?:type\s*)?\{(?<names>[^}]*)\}\s*from\s*['"]lfi['"]/gu
const linked = /\/docs\/api\/(?:variables|type-aliases)\/(?<name>\w+)/gu

/** The names of lfi that a part of a guide imports or links, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([
    ...[...text.matchAll(imported)].flatMap(({ groups }) =>
      (groups?.names ?? '')
        .split(',')
        .map(name => name.trim().split(/\s+as\s+/u)[0] ?? ''),
    ),
    ...[...text.matchAll(linked)].map(({ groups }) => groups?.name ?? ''),
  ]),
]
