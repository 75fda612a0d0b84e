import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const docusaurus = path.resolve(
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
)

type Build = {
  siteDir?: string
  outDir: string
  environment?: Record<string, string>
}

/** Builds a site and gives back what was printed, whether it worked or not. */
export const buildSite = async ({
  siteDir = 'website',
  outDir,
  environment = {},
}: Build): Promise<{ succeeded: boolean; output: string }> => {
  const args = [docusaurus, 'build', siteDir, '--out-dir', path.resolve(outDir)]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Playwright asks for colours, which would part words from each other.
    FORCE_COLOR: '0',
    ...environment,
  }
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      env,
      maxBuffer: 64 * 1024 * 1024,
    })
    return { succeeded: true, output: stdout + stderr }
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return { succeeded: false, output: stdout + stderr }
  }
}
