import fs from 'node:fs'
import path from 'node:path'
import { Step } from '@lfi-docs/build-cache'
import { readManifest } from '../extract/readManifest'
import { loadApiModel } from '../loadApiModel'
import { compareRecords, parseRecord, toRecord } from './model/record'
import { planPackage } from './plan/planPackage'
import { type Observations, probePackage } from './probePackage'

/** What was observed last, for people to compare in a diff. */
export const RECORD_FILE = 'website/data/behaviour.txt'
const FOLDER = path.join('node_modules', 'lfi')
const MODULE = path.join(FOLDER, readManifest(FOLDER).main)

const probing = new Step<Observations>('behaviour', __filename)

/**
 * What the functions of the installed package do, as observed when it last changed;
 * or those of another version of it, called in the same ways.
 */
export const observeInstalled = async (
  module = MODULE,
): Promise<Observations> => {
  const planned = planPackage(await loadApiModel())
  return probing
    .results()
    .getOrMakeLater(
      [JSON.stringify(planned), fs.readFileSync(module, 'utf8')],
      () => probePackage(path.resolve(module), planned),
    )
}

const checkRecord = (observations: Observations): void => {
  const recorded = parseRecord(
    fs.readFileSync(require.resolve('../../data/behaviour.txt'), 'utf8'),
  )
  const differences = compareRecords(recorded, toRecord(observations))
  if (differences.length > 0) {
    throw new Error(
      [
        `The installed lfi does not behave as ${RECORD_FILE} says:`,
        ...differences.map(difference => `- ${difference}`),
        'If that is how it is meant to be, run `npm run behaviour -- --accept` and look at what the pages then say.',
      ].join('\n'),
    )
  }
}

/** What the installed package does; throws if that is not what is recorded. */
export const loadBehaviour = async (): Promise<Observations> => {
  const observed = await observeInstalled()
  checkRecord(observed)
  return observed
}
