import { readFileSync } from 'node:fs'

/** Where it is kept what the Python programs print: not everybody has Python. */
export const PYTHON_OUTPUT = 'website/data/counterparts/pythonOutput.json'

export const pythonOutput: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(PYTHON_OUTPUT, 'utf8'),
)
