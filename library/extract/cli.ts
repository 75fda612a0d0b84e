import fs from 'node:fs'
import path from 'node:path'
import { extractModel } from './extractModel'

// A process of its own: TypeDoc and the compiler are modules that Docusaurus'
// configuration loader cannot read, and their memory is free afterwards.
const main = async ([packageName, output]: readonly string[]) => {
  if (!(packageName && output)) {
    throw new Error('Usage: cli.ts <package name> <output file>')
  }
  const model = await extractModel(process.cwd(), packageName)
  fs.mkdirSync(path.dirname(output), { recursive: true })
  fs.writeFileSync(output, JSON.stringify(model))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
