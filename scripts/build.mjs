// `npm run build`. Options are those of `docusaurus build`.
import { buildSite } from './buildSite.mjs'

process.exitCode = buildSite(process.argv.slice(2))
