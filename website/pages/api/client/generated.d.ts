declare module '@generated/api-reference/default/aliases.json' {
  const words: Readonly<Record<string, string>>
  export default words
}
