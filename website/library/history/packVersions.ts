import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'

const run = promisify(execFile)

/** npm prints one version alone as a text, several as a list. */
const versionsSchema = z
  .union([z.string(), z.array(z.string())])
  .transform(versions => [versions].flat())

export const publishedVersions = async (
  packageName: string,
): Promise<string[]> => {
  const { stdout } = await run('npm', [
    'view',
    packageName,
    'versions',
    '--json',
  ])
  return versionsSchema.parse(JSON.parse(stdout))
}

/** Unpacks one version below `folder`, and says where. */
export const unpackVersion = async (
  packageName: string,
  version: string,
  folder: string,
): Promise<string> => {
  const target = path.join(folder, version)
  fs.mkdirSync(target, { recursive: true })
  const { stdout } = await run('npm', [
    'pack',
    `${packageName}@${version}`,
    '--silent',
    '--pack-destination',
    target,
  ])
  const archive = stdout.trim().split('\n').at(-1) ?? ''
  await run('tar', ['-xzf', path.join(target, archive), '-C', target])
  return path.join(target, 'package')
}
