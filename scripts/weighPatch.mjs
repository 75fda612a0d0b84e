// `npm run weigh -- lean-docs`: builds the site without one of the patches in
// website/engine and prints what that does to the sizes, beside those of `build/`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from './buildSite.mjs'

const [patch = ''] = process.argv.slice(2)
if (!readdirSync('website/engine').includes(patch)) {
  throw new Error(
    `Name one of the patches in website/engine, as in "npm run weigh -- lean-docs"; there is no "${patch}".`,
  )
}

const zipped = file => gzipSync(readFileSync(file), { level: 9 }).length
const sum = sizes => sizes.reduce((total, size) => total + size, 0)

/** Styles, and what starting the app on a page takes, in bytes. */
const sizesOf = dir => {
  const read = page => readFileSync(path.join(dir, `${page}.html`), 'utf8')
  const sizeOf = (kind, names) =>
    sum(names.map(name => zipped(path.join(dir, 'assets', kind, name))))
  const appOf = page =>
    sizeOf('js', /data-app="([^"]*)"/u.exec(read(page))?.[1]?.split(' ') ?? [])
  const styles = read('index').match(/styles\.[\da-f]+\.css/gu) ?? []
  return {
    styles: sizeOf('css', styles),
    'app at home': appOf('index'),
    'app on an API page': appOf('docs/api/variables/map'),
    'app on the longest guide': appOf('docs/recipes'),
  }
}

const dir = `build-without-${patch}`
const status = buildSite(['--out-dir', `../${dir}`], {
  WITHOUT_PATCH: patch,
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-without-${patch}`,
})
if (status !== 0) {
  throw new Error(`The site does not build without engine/${patch}.`)
}
const kilobytes = bytes => `${(bytes / 1000).toFixed(1)} kB`
const [before, after] = [sizesOf('build'), sizesOf(dir)]
console.table(
  Object.fromEntries(
    Object.keys(before).map(name => [
      name,
      {
        with: kilobytes(before[name]),
        without: kilobytes(after[name]),
        saves: kilobytes(after[name] - before[name]),
      },
    ]),
  ),
)
