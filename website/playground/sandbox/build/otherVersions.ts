import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exportsOf } from '@lfi-docs/sandbox/build'
import { readManifest } from '../../../library/readManifest'
import { withoutSourceMap } from './publishedLfi'

/** The names under which exhibits installs older versions, latest first. */
const INSTALLED_AS = ['lfi-3']

/** Published versions of lfi beside the documented one. */
export const readOtherVersions = () =>
  INSTALLED_AS.map(name => {
    const folder = path.join(__dirname, '../../../../node_modules', name)
    const { version, types, main } = readManifest(folder)
    const read = (file: string): string =>
      readFileSync(path.join(folder, file), 'utf8')
    const source = withoutSourceMap(read(main))
    return {
      version,
      source,
      exportedNames: exportsOf(source),
      declarations: read(types),
    }
  })
