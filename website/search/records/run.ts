import fs from 'node:fs'
import path from 'node:path'
import { readEnvironment } from '../../config/environment'
import { loadSearchData } from '../index-build/loadSearchData'
import { hostedRecords, indexSettings } from './hostedRecords'

const FOLDER = 'website/generated/search'

const write = (name: string, value: unknown): void => {
  const file = path.join(FOLDER, name)
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  console.log(`Wrote ${file}.`)
}

/** Writes what a hosted index needs: upload both and switch the provider. */
const run = async (): Promise<void> => {
  const { SITE_URL, BASE_URL } = readEnvironment()
  const data = await loadSearchData('website')
  const records = hostedRecords(data, new URL(BASE_URL, SITE_URL).href)
  fs.mkdirSync(FOLDER, { recursive: true })
  write('records.json', records)
  write('settings.json', indexSettings)
  console.log(`${records.length} records.`)
}

void run()
