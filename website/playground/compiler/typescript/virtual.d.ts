declare module 'virtual:declarations' {
  const declarations: import('./messages').Declarations
  export default declarations
}
