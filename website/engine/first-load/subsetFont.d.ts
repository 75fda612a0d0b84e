// The package comes without types.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features that are kept; all of them if left out. */
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>
}
