import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../examples/model/language'
import type { ApiModel, ExtractedEntry } from '../library/model/schema'
import type { BundlerSizes } from '../pages/bundles/bundleSizes'
import type { BehaviourRecord } from '../reference/facts'
import type { Trace } from '../trace/trace'

type ByName<Value> = Record<string, Value>

export type PackageExample = {
  /** Imports completed, claims stripped. */
  code: string
  language: Language
  output: string[]
  /** What the fence says after its language: `varies` or nothing. */
  meta: string
}

/** One side of a row: what it shows, the whole program, what that prints. */
export type Side = {
  shown: string
  language: 'js' | 'python'
  program: string
  output: string[]
  notRun?: string
}

export type CounterpartExample = { theirs: Side; ours: Side }

export type RecordedTrace = { readonly code: string; readonly trace: Trace }

/**
 * What is measured of lfi, by the name of its file. `npm run record` writes the
 * files, `npm run verify` measures again; nothing else does.
 */
export type Records = {
  model: {
    about: Omit<ApiModel, 'entries' | 'totalCost'>
    entries: ByName<ExtractedEntry>
  }
  sizes: {
    about: {
      /** The version of lfi. */
      version: string
      imports: { one: readonly string[]; five: readonly string[] }
      /** Bytes of importing everything. */
      total: number
    }
    bundlers: ByName<BundlerSizes>
    /** Bytes of importing one export, by its name. */
    imports: ByName<number>
  }
  behaviour: { functions: BehaviourRecord }
  examples: {
    package: ByName<PackageExample[]>
    own: ByName<PackageExample>
  }
  counterparts: ByName<ByName<CounterpartExample>>
  traces: {
    pictures: ByName<RecordedTrace>
    timelines: ByName<RecordedTrace>
  }
}

/** Only `npm run record` writes these files, so their shape is known. */
export const readRecord = <Name extends keyof Records>(
  name: Name,
): Records[Name] =>
  JSON.parse(readFileSync(path.join(__dirname, `${name}.json`), 'utf8'))
