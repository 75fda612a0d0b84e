declare module '@generated/speed/default/figures.json' {
  const figures: Readonly<
    Record<
      string,
      { title: string; attributes: Record<string, string>; html: string }
    >
  >
  export default figures
}
