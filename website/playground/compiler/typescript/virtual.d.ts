declare module 'virtual:elsewhere' {
  const elsewhere: import('./messages').NamesElsewhere
  export default elsewhere
}

declare module 'virtual:declarations' {
  const declarations: import('./messages').Declarations
  export default declarations
}
