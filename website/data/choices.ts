import type { FunctionName } from './families/family'

/** A task in the reader's words, and the function for it: its plain name. */
type Choice = readonly [want: string, name: FunctionName]

export const choices = {
  start: [
    ['whole numbers, including the end', 'rangeTo'],
    ['whole numbers, excluding the end', 'rangeUntil'],
    ['each value made from the one before', 'generate'],
    ['to repeat one value', 'repeat'],
    ['to repeat a sequence', 'cycle'],
    ['the keys of an object or map', 'keys'],
    ['the values of an object, map or set', 'values'],
    ['the pairs of an object or map', 'entries'],
    ['no values at all', 'empty'],
    ['an async iterable from what I have', 'asAsync'],
    ['a concur iterable from what I have', 'asConcur'],
  ],
  change: [
    ['to transform each value', 'map'],
    ['several values or none for each value', 'flatMap'],
    ['to flatten by one level', 'flatten'],
    ['each value with its position', 'index'],
    ['to run a side effect in the middle of a pipeline', 'each'],
    ['to do the work once and read it many times', 'cache'],
  ],
  keep: [
    ['the values that pass a test', 'filter'],
    ['to change values and leave some out', 'filterMap'],
    ['the values that are not in another list', 'exclude'],
    ['each value once', 'unique'],
    ['one value for each key', 'uniqueBy'],
    ['the first few values', 'take'],
    ['the first values, as long as they pass a test', 'takeWhile'],
    ['all but the first few values', 'drop'],
    ['all values from the first that fails a test', 'dropWhile'],
    ['a range of positions', 'slice'],
  ],
  combine: [
    ['groups of a fixed size', 'chunk'],
    ['each value with its neighbours', 'window'],
    ['one list after another', 'concat'],
    ['several lists in lockstep', 'zip'],
  ],
  pick: [
    ['the first value', 'first'],
    ['the last value', 'last'],
    ['the value at a position', 'at'],
    ['the first value that passes a test', 'find'],
    ['the last value that passes a test', 'findLast'],
    ['the smallest number', 'min'],
    ['the largest number', 'max'],
    ['the value with the smallest key', 'minWith'],
    ['the value with the largest key', 'maxWith'],
    ['the smallest value by a comparison', 'minBy'],
    ['the largest value by a comparison', 'maxBy'],
    ['the smallest and the largest number', 'minMax'],
    ['the first value and the rest', 'next'],
    ['the value of an optional, or an error', 'get'],
    ['the value of an optional, or a default', 'or'],
  ],
  ask: [
    ['whether any value passes a test', 'any'],
    ['whether all values pass a test', 'all'],
    ['whether no value passes a test', 'none'],
    ['whether a certain value occurs', 'includes'],
  ],
  compute: [
    ['the number of values', 'count'],
    ['the sum of the numbers', 'sum'],
    ['the average of the numbers', 'mean'],
    ['one string of all values', 'join'],
    ['one result, with a reducer', 'reduce'],
  ],
  collect: [
    ['an array', 'toArray'],
    ['a set', 'toSet'],
    ['a map', 'toMap'],
    ['an object', 'toObject'],
    ['one result for each key', 'toGrouped'],
    ['several results in one pass', 'toMultiple'],
    ['to transform the result of a reducer', 'mapReducer'],
  ],
  run: [
    ['to do something with each value', 'forEach'],
    ['to run a pipeline for its effects', 'consume'],
    ['to send a value through functions', 'pipe'],
    ['to make one function of several', 'compose'],
    ['to call a function with some arguments now and the rest later', 'curry'],
  ],
} satisfies Readonly<Record<string, readonly Choice[]>>

export type ChoiceGroup = keyof typeof choices
