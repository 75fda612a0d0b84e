import { extractModel } from './extractModel'

// A process of its own: TypeDoc and the compiler are modules that Docusaurus'
// configuration loader cannot read, and their memory is free afterwards.
extractModel(process.cwd())
  .then(model => process.stdout.write(JSON.stringify(model)))
  .catch(error => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
