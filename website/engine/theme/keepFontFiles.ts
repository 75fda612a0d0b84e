type FontRule = { test: RegExp; use: [{ options: { limit: number } }] }

const takesFonts = (rule: unknown): rule is FontRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  String(rule.test).includes('woff2')

/**
 * Docusaurus writes files below 10 kB into the styles, where fonts would hold up
 * the first paint, and where the policy forbids them.
 */
export const keepFontFiles = (rules: readonly unknown[] = []): void => {
  const rule = rules.find(takesFonts)
  if (!rule) {
    throw new Error(
      'engine/theme expects a bundler rule for .woff2 files, which has a limit for what is written into the styles: see createFileLoaderUtils in @docusaurus/utils, and change engine/theme/keepFontFiles.ts.',
    )
  }
  rule.use[0].options.limit = 0
}
