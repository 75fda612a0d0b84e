/*
 * What the language has and Node 20 lacks, for the programs that compare it
 * with lfi. Browsers run those with their own.
 */
import 'core-js/actual/array/from-async.js'
import 'core-js/actual/iterator/index.js'
import 'core-js/actual/map/group-by.js'
import 'core-js/actual/object/group-by.js'
