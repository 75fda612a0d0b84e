import { readRecord } from '../../records/readRecord'
import type { Observations } from './probePackage'

/** What the functions of the installed package do, as recorded. */
export const loadBehaviour = (): Observations =>
  readRecord('behaviour').functions
