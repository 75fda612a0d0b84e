declare module 'virtual:advice' {
  const data: import('./facts').AdviceData
  export default data
}

declare module 'virtual:declarations' {
  const declarations: import('./messages').Declarations
  export default declarations
}
