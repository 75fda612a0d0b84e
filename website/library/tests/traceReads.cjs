// Preloaded by steps.test.ts: at the end, prints which files were read.
const fs = require('node:fs')
const path = require('node:path')

const opened = new Set()

for (const [owner, names] of [
  [fs, ['readFileSync', 'readFile', 'openSync', 'open', 'createReadStream']],
  [fs.promises, ['readFile', 'open']],
]) {
  for (const name of names) {
    const original = owner[name]
    owner[name] = function (file, ...rest) {
      if (typeof file === 'string' || file instanceof URL) {
        opened.add(
          path.relative('', file instanceof URL ? file.pathname : file),
        )
      }
      return original.call(this, file, ...rest)
    }
  }
}
require('node:module').syncBuiltinESMExports()

process.on('exit', () => {
  fs.writeFileSync(process.env.TRACE_FILE, [...opened].join('\n'))
})
