type Rule = { test?: unknown; exclude?: unknown }

const isRule = (rule: unknown): rule is Rule =>
  typeof rule === 'object' && rule !== null && 'test' in rule

const takesFonts = (rule: unknown): rule is Rule =>
  isRule(rule) && rule.test instanceof RegExp && rule.test.test('face.woff2')

/**
 * Docusaurus writes files below 10 kB into the styles, where they would hold up
 * the first paint, and where the policy forbids fonts. The fonts in `folder`
 * stay files.
 */
export const keepFontFiles = (rules: readonly unknown[], folder: string) => {
  const known = rules.filter(takesFonts)
  if (known.length !== 1) {
    throw new Error(
      `engine/theme expects one bundler rule for .woff2 files and found ${known.length}. Docusaurus may treat fonts in another way now: see that small fonts are not written into the styles, and change engine/theme/keepFontFiles.ts.`,
    )
  }
  for (const rule of known) {
    rule.exclude = folder
  }
  return {
    test: /\.woff2$/u,
    include: folder,
    type: 'asset/resource',
    generator: { filename: 'assets/fonts/[name].[contenthash:8][ext]' },
  }
}
