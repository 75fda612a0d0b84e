/**
 * The recorder as a module of the sandbox, `lfi-recorder`. In: what the second
 * build of lfi does and says, by the functions that `rewrite/` puts into it. Out:
 * recordings, through the `send` that `begin` was given.
 */
import { bind, leave, resume } from './contexts'
import { awaitersOf, mend } from './errors'
import { wrapExports } from './exports'
import { save } from './hotPath'
import { begin, flush } from './session'

export {
  awaitersOf,
  begin,
  bind as $lfiBind,
  flush,
  leave as $lfiLeave,
  mend,
  resume as $lfiRestore,
  save as $lfiSave,
  wrapExports,
}
