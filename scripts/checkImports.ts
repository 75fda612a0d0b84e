import path from 'node:path'
import { readImports } from './importDirections/readImports'
import { checkedFolders, findViolations } from './importDirections/rules'

const root = path.dirname(__dirname)
const imports = [
  ...readImports(path.join(root, 'website'), checkedFolders),
  ...readImports(root, ['packages']),
]
const violations = findViolations(imports)
for (const violation of violations) {
  console.error(violation)
}
console.log(
  `Import directions: ${imports.length} imports checked, ${violations.length} point the wrong way.`,
)
process.exitCode = violations.length > 0 ? 1 : 0
