declare module '@generated/api-reference/default/lists.json' {
  const lists: Readonly<
    Record<import('../model/behaviourLists').BehaviourList, string>
  >
  export default lists
}

declare module '@generated/api-reference/default/aliases.json' {
  const words: Readonly<Record<string, string>>
  export default words
}
