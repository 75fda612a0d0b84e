import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where it is kept what the Python programs print: not everybody has Python. */
export const PYTHON_OUTPUT = path.join(
  __dirname,
  '../../data/counterparts/pythonOutput.json',
)

export const pythonOutput: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(PYTHON_OUTPUT, 'utf8'),
)
