/**
 * The recorder as a module of the sandbox, `lfi-recorder`. In: what the second
 * build of lfi does and says, by the functions that `rewrite/` puts into it. Out:
 * the trace so far, through the `send` that `begin` was given.
 */
import { bind, contextOfCall, headOf, leave, resume } from './contexts'
import { delegate } from './delegate'
import { awaitersOf, mend } from './errors'
import { wrapExports } from './exports'
import { countEvents, save } from './hotPath'
import { begin, flush } from './session'

/** The number of the last event; undefined before the first. */
const mark = (): number | undefined =>
  countEvents() > 0 ? countEvents() - 1 : undefined

export {
  awaitersOf,
  begin,
  bind as $lfiBind,
  contextOfCall as $lfiCall,
  delegate as $lfiDelegate,
  flush,
  headOf as $lfiHead,
  leave as $lfiLeave,
  mark,
  mend,
  resume as $lfiRestore,
  save as $lfiSave,
  wrapExports,
}
