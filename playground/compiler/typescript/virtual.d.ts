declare module 'virtual:declarations' {
  const declarations: import('./declarations').Declarations
  export default declarations
}
