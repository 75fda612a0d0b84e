declare module '@generated/verified-examples/default/problems.json' {
  const problems: string
  export default problems
}
