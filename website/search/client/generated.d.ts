declare module '@site/generated/search.json' {
  const data: import('../engine/data').SearchData
  export default data
}
