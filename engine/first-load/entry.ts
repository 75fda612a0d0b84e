import path from 'node:path'

const DOCUSAURUS_ENTRY = 'client/clientEntry.js'

/** The entry that runs Docusaurus' own in steps. */
export const stepwiseEntry = (entry: unknown): string => {
  if (typeof entry !== 'string' || !entry.endsWith(DOCUSAURUS_ENTRY)) {
    throw new Error(
      `engine/first-load expects the bundler to start at @docusaurus/core/lib/${DOCUSAURUS_ENTRY}, and it starts at ${JSON.stringify(entry)}. See what the app's entry is now (lib/webpack/client.js), and change client/appInSteps.ts.`,
    )
  }
  return path.join(__dirname, 'client/appInSteps.ts')
}
