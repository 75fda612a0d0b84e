declare module '@generated/lfi-search/default/searchData.json' {
  const data: import('../engine/data').SearchData
  export default data
}
