import { asyncStep } from './async'
import type { Attempts } from './attempt'
import { collect } from './collect'
import { concur } from './concur'
import { find } from './find'
import { group } from './group'
import { lazy } from './lazy'
import { limit } from './limit'
import { pipe } from './pipe'

/** By step of the tour. */
export const attempts: Readonly<Record<string, Attempts>> = {
  pipe,
  lazy,
  collect,
  group,
  find,
  async: asyncStep,
  concur,
  limit,
}
