export { bundleWorker } from './bundleWorker'
export {
  cacheFolder,
  listFiles,
  markUsed,
  writeAtomically,
  writeChanged,
} from './files'
export { type Disk, disk, fingerprint } from './fingerprint'
export { Graph, type Node } from './Graph'
export { hash } from './hash'
export { mapWithLimit } from './mapWithLimit'
export { prune } from './prune'
export { Results } from './Results'
export { runInWorker } from './runInWorker'
export { Step } from './Step'
