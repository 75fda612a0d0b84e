// `npm run build`. Options are those of `docusaurus build`.
import { buildSite } from './buildSite.mjs'

process.exitCode = buildSite([
  '--out-dir',
  '../build',
  ...process.argv.slice(2),
])
