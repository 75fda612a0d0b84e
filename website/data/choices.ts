/** A task in the reader's words, and the function for it. */
export type Choice = {
  want: string
  name: string
  /** Which flavours exist besides the plain one. */
  async: boolean
  concur: boolean
}

const parseChoices = (text: string): Choice[] =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const [want = '', name = '', flavours = ''] = line.split(' | ')
      return {
        want,
        name,
        async: flavours.includes('A'),
        concur: flavours.includes('C'),
      }
    })

/**
 * By group: what somebody wants, the plain name, and the letters of the other
 * flavours (A for Async, C for Concur).
 */
export const choices = {
  start: parseChoices(`
whole numbers, the end included | rangeTo
whole numbers, the end left out | rangeUntil
each value made from the one before | generate | A
one value over and over | repeat
the same values round and round | cycle | A
the keys of an object or map | keys
the values of an object, map or set | values
the pairs of an object or map | entries
no values at all | empty | AC
an async iterable from what I have | asAsync
a concur iterable from what I have | asConcur
`),
  change: parseChoices(`
another value for each value | map | AC
any number of values for each value | flatMap | AC
one level of nesting less | flatten | AC
each value together with its position | index | AC
to look at each value on its way | each | AC
to do the work once and read it many times | cache | AC
`),
  keep: parseChoices(`
the values that pass a test | filter | AC
to change values and leave some out | filterMap | AC
the values that are not in another list | exclude | AC
each value once | unique | AC
one value for each key | uniqueBy | AC
the first few | take | AC
the first ones, while a test holds | takeWhile | AC
all but the first few | drop | AC
all from where a test fails | dropWhile | AC
a stretch from the middle | slice | AC
`),
  combine: parseChoices(`
groups of a fixed size | chunk | AC
each value with its neighbours | window | AC
one list after another | concat | AC
several lists side by side | zip | AC
`),
  pick: parseChoices(`
the first value | first | AC
the last value | last | AC
the value at a position | at | AC
the first value that passes a test | find | AC
the last value that passes a test | findLast | AC
the smallest number | min | AC
the largest number | max | AC
the value with the smallest key | minWith | AC
the value with the largest key | maxWith | AC
the smallest value by a comparison | minBy | AC
the largest value by a comparison | maxBy | AC
smallest and largest together | minMax | AC
the first value and the rest | next | A
the value of an optional, or an error | get | AC
the value of an optional, or a default | or | AC
`),
  ask: parseChoices(`
whether any value passes a test | any | AC
whether all values pass a test | all | AC
whether no value passes a test | none | AC
whether a value is among them | includes | AC
`),
  compute: parseChoices(`
how many there are | count | AC
their sum | sum | AC
their average | mean | AC
one string | join | AC
one result, with a reducer | reduce | AC
`),
  collect: parseChoices(`
an array | toArray
a set | toSet
a map | toMap
an object | toObject
one result for each key | toGrouped
several results at once | toMultiple
another ending for a reducer | mapReducer
`),
  run: parseChoices(`
to do something with each value | forEach | AC
to run a pipeline for its effects | consume | AC
to send a value through functions | pipe
to make one function of several | compose
to give a function its arguments bit by bit | curry
`),
} satisfies Record<string, Choice[]>

export type ChoiceGroup = keyof typeof choices
