import { extractModel } from './extractModel'

// A process of its own: TypeDoc and the compiler are modules that Docusaurus'
// configuration loader cannot read, and their memory is free afterwards.
const main = async ([packageName]: readonly string[]) => {
  if (!packageName) {
    throw new Error('Usage: cli.ts <package name>')
  }
  const model = await extractModel(process.cwd(), packageName)
  process.stdout.write(JSON.stringify(model))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
