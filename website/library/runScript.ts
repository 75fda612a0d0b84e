import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a TypeScript file of this plugin in a process of its own, which can
 * load modules that Docusaurus' configuration loader cannot.
 */
export const runScript = async (
  file: string,
  parameters: readonly string[] = [],
): Promise<string> => {
  try {
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', file, ...parameters],
      { cwd: process.cwd(), maxBuffer: 64 * 1024 * 1024 },
    )
    return stdout
  } catch (error) {
    const output =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(output.trim() || String(error))
  }
}
