/**
 * Runs every function of the installed package in a world of virtual time and
 * prints what was observed, as JSON. A process of its own, because that world
 * replaces the clock, and because a function may hang.
 */
import path from 'node:path'
import { loadApiModel } from '../../website/library/loadApiModel'
import { readManifest } from '../../website/library/readManifest'
import { inTurn } from './observe'
import { labelOf, plansOf } from './plan'
import { probe } from './probes'
import { Subject } from './Subject'

const FOLDER = path.resolve('node_modules/lfi')

const run = async (): Promise<void> => {
  const { main } = readManifest(FOLDER)
  const documented = await import(path.join(FOLDER, main))
  const observed = await inTurn(plansOf(await loadApiModel()), async plan => [
    labelOf(plan),
    await probe(new Subject(plan, documented)),
  ])
  process.stdout.write(JSON.stringify(Object.fromEntries(observed)))
}

void run()
