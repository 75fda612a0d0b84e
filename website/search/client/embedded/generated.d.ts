declare module '@generated/lfi-search/default/searchData.json' {
  const data: import('../../engine/searchData').SearchData
  export default data
}
