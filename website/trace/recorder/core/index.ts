/**
 * The recorder as a module of the sandbox, `lfi-recorder`. In: what rewritten
 * code says, by the functions that `rewrite/` puts into it, and what the second
 * build of lfi does. Out: recordings, through the `send` that `begin` was given.
 */
import { noteSource, noteUse } from './boundaries'
import { bind, resume } from './contexts'
import { awaitersOf, mend } from './errors'
import { nameFunction, noteCall, wrapExports } from './exports'
import { save } from './hotPath'
import { notice } from './promises'
import { begin, flush } from './session'

export {
  awaitersOf,
  begin,
  bind as $lfiBind,
  flush,
  mend,
  mend as $lfiMend,
  nameFunction as $lfiName,
  noteCall as $lfiCall,
  noteSource as $lfiSource,
  noteUse as $lfiUse,
  notice as $lfiNotice,
  resume as $lfiRestore,
  save as $lfiSave,
  wrapExports,
}
