import type { FunctionName } from './families/family'

/** Flavours beside the plain one: A for Async, C for Concur. */
type Others<Name extends FunctionName> = `${Name}Async` extends FunctionName
  ? `${Name}Concur` extends FunctionName
    ? 'AC'
    : 'A'
  : ''

/** Of each name, the flavours that lfi has; anything else is a type error. */
type Row = {
  [Name in FunctionName]: readonly [
    want: string,
    name: Name,
    others: Others<Name>,
  ]
}[FunctionName]

/** A task in the reader's words, and the function for it. */
export type Choice = {
  want: string
  name: FunctionName
  others: 'AC' | 'A' | ''
}

const group = (...rows: readonly Row[]): Choice[] =>
  rows.map(([want, name, others]) => ({ want, name, others }))

/** By group: a task, the plain name, and its other flavours. */
export const choices = {
  start: group(
    ['whole numbers, the end included', 'rangeTo', ''],
    ['whole numbers, the end left out', 'rangeUntil', ''],
    ['each value made from the one before', 'generate', 'A'],
    ['to repeat one value', 'repeat', ''],
    ['to repeat a sequence', 'cycle', 'A'],
    ['the keys of an object or map', 'keys', ''],
    ['the values of an object, map or set', 'values', ''],
    ['the pairs of an object or map', 'entries', ''],
    ['no values at all', 'empty', 'AC'],
    ['an async iterable from what I have', 'asAsync', ''],
    ['a concur iterable from what I have', 'asConcur', ''],
  ),
  change: group(
    ['to transform each value', 'map', 'AC'],
    ['several values or none for each value', 'flatMap', 'AC'],
    ['to flatten by one level', 'flatten', 'AC'],
    ['each value with its position', 'index', 'AC'],
    ['to run a side effect for each value on its way', 'each', 'AC'],
    ['to do the work once and read it many times', 'cache', 'AC'],
  ),
  keep: group(
    ['the values that pass a test', 'filter', 'AC'],
    ['to change values and leave some out', 'filterMap', 'AC'],
    ['the values that are not in another list', 'exclude', 'AC'],
    ['each value once', 'unique', 'AC'],
    ['one value for each key', 'uniqueBy', 'AC'],
    ['the first few', 'take', 'AC'],
    ['the first ones, while a test holds', 'takeWhile', 'AC'],
    ['all but the first few', 'drop', 'AC'],
    ['all from where a test fails', 'dropWhile', 'AC'],
    ['a range of positions', 'slice', 'AC'],
  ),
  combine: group(
    ['groups of a fixed size', 'chunk', 'AC'],
    ['each value with its neighbours', 'window', 'AC'],
    ['one list after another', 'concat', 'AC'],
    ['several lists in lockstep', 'zip', 'AC'],
  ),
  pick: group(
    ['the first value', 'first', 'AC'],
    ['the last value', 'last', 'AC'],
    ['the value at a position', 'at', 'AC'],
    ['the first value that passes a test', 'find', 'AC'],
    ['the last value that passes a test', 'findLast', 'AC'],
    ['the smallest number', 'min', 'AC'],
    ['the largest number', 'max', 'AC'],
    ['the value with the smallest key', 'minWith', 'AC'],
    ['the value with the largest key', 'maxWith', 'AC'],
    ['the smallest value by a comparison', 'minBy', 'AC'],
    ['the largest value by a comparison', 'maxBy', 'AC'],
    ['smallest and largest together', 'minMax', 'AC'],
    ['the first value and the rest', 'next', 'A'],
    ['the value of an optional, or an error', 'get', 'AC'],
    ['the value of an optional, or a default', 'or', 'AC'],
  ),
  ask: group(
    ['whether any value passes a test', 'any', 'AC'],
    ['whether all values pass a test', 'all', 'AC'],
    ['whether no value passes a test', 'none', 'AC'],
    ['whether a value is among them', 'includes', 'AC'],
  ),
  compute: group(
    ['how many there are', 'count', 'AC'],
    ['their sum', 'sum', 'AC'],
    ['their average', 'mean', 'AC'],
    ['one string', 'join', 'AC'],
    ['one result, with a reducer', 'reduce', 'AC'],
  ),
  collect: group(
    ['an array', 'toArray', ''],
    ['a set', 'toSet', ''],
    ['a map', 'toMap', ''],
    ['an object', 'toObject', ''],
    ['one result for each key', 'toGrouped', ''],
    ['several results at once', 'toMultiple', ''],
    ['another ending for a reducer', 'mapReducer', ''],
  ),
  run: group(
    ['to do something with each value', 'forEach', 'AC'],
    ['to run a pipeline for its effects', 'consume', 'AC'],
    ['to send a value through functions', 'pipe', ''],
    ['to make one function of several', 'compose', ''],
    [
      'to call a function with some arguments now and the rest later',
      'curry',
      '',
    ],
  ),
}

export type ChoiceGroup = keyof typeof choices
