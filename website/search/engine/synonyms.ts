import { memoize } from '../../content/model/memoize'
import { ranking } from './ranking'

/**
 * Groups of words with the same meaning in any query. Words by which one page
 * or function is to be found are in data/aliases. A synonym counts less than
 * the word itself: `array` and `list` differ in `toArray`.
 */
const GROUPS = `
value element item entry thing member object record row
list array iterable sequence collection iterator generator stream
largest biggest greatest highest max maximum top most
smallest lowest least min minimum
average mean avg
remove delete discard eliminate strip omit exclude
skip drop ignore jump omit pass
keep retain preserve
duplicate repeated double twin
combine merge join unite glue
append add attach push insert
split divide break cut separate
get retrieve obtain extract take fetch grab
find search locate look seek detect
loop iterate traverse walk go
convert turn transform change
check test verify determine
contain include has
every each all
any some
nobody none no
anyone anybody any
everyone everybody every
until till
count number amount quantity
total sum
position index place
predicate condition test criterion criteria
callback function fn
comparator compare comparison
missing absent empty
default fallback
string text
dictionary map lookup hash
object record
key property field
fastest quickest soonest
first initial leading
last final latest end
repeat again
endless infinite forever unlimited endlessly
concurrently parallel simultaneously
sequentially serially
promise future
batch chunk
consecutive adjacent neighbouring neighboring successive
print log show
run execute perform
error exception failure
stop end terminate abort quit halt
per each
request call
link url address uri
broken dead
silent quiet idle
speed fast faster slow slower performance benchmark
tail last
wait pause sleep delay
server host endpoint backend
database db
response reply
cumulative running
`

const groupsOf = new Map<string, number[]>()
for (const [number, line] of GROUPS.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    groupsOf.set(word, [...(groupsOf.get(word) ?? []), number])
  }
}

/** All numbers, and `n`, are synonyms. */
const NUMBERS = [-1]
const NUMBER = /^(?:n|\d+|two|three|four|five|six|seven|eight|nine|ten)$/u

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/s$/u, '') : word

const NONE: number[] = []

const findGroups = memoize(
  (word): number[] =>
    groupsOf.get(word) ??
    groupsOf.get(singular(word)) ??
    (NUMBER.test(word) ? NUMBERS : NONE),
)

/** How well a word matches another one with the same meaning. */
export const likeMeaning = (typed: string, known: string): number => {
  const groups = findGroups(typed)
  // Most words have no synonyms: nearly all comparisons end here.
  if (groups.length === 0) {
    return 0
  }
  const others = findGroups(known)
  return others.some(group => groups.includes(group)) ? ranking.synonym : 0
}
