declare module '@generated/tour/default/code.json' {
  const code: Readonly<
    Record<string, import('@site/tour/model/stepCode').StepCode>
  >
  export default code
}
