/**
 * Every number that decides the order of hits, beside those of `fits`, which
 * weigh signatures (packages/type-search). Scores are for words and names,
 * shares are between 0 and 1; only their order and distances matter.
 */
export const ranking = {
  /** The query is a name. */
  exactName: 1000,
  /** The query is the heading of a guide or a section. */
  exactTitle: 800,
  /** The query is a heading of several words, which nobody types by chance. */
  exactHeading: 1050,
  /** The query is the name of what lfi lacks; what has it as an alias is first. */
  exactGap: 730,
  /** The query is the name of what a section says that lfi lacks. */
  exactLack: 900,
  /** A word of the query is such a name: `sort by date`. */
  wordOfLack: 640,
  /** The query is a name with slips. */
  misspeltName: 560,
  /** The words of the query are words of a name or a heading. */
  partsOfName: 520,
  /** What a name that has further words keeps at least, as a share. */
  leastOfName: 0.35,
  /** The query is how a name starts. */
  startOfName: 500,
  /** What is added as more of that name is typed: `grou` is rather `group` than `groupBy`. */
  shareOfName: 200,
  /** The query is another word for a function. */
  exactAlias: 680,
  /** The words of the query are words of an alias. */
  alias: 600,
  /** What an alias that has further words keeps at least, as a share. */
  leastOfAlias: 0.3,
  /** An alias fits once another library's name in the query is left out. */
  aliasWithoutLibrary: 0.9,
  /** An alias of just this function, beside its family's. */
  ownAlias: 1.05,
  /** An alias of the family, for forms other than the plain one. */
  siblingAlias: 0.8,
  /** The words of the query are in the text; the most that this can give. */
  text: 260,
  /** The text index' score that gives half of that. */
  textHalfway: 40,
  /** How much more a word counts in an alias than in a text. */
  aliasBoost: 3,
  /** Names and aliases that fit worse are not found: `weather today` finds nothing. */
  leastScore: 160,
  /** Hits that score less than this share of the best are left out, as for `recipes`. */
  leastShare: 0.22,
  /** What a second reason adds to the best one: a name and its text, say. */
  secondReason: 0.1,
  /** The query names a flavour, and the function is of another. */
  wrongFlavour: 0.72,
  /** A form other than the plain one, found by the words of its family. */
  siblingForm: 0.72,
  /** A section, beside the page that it is on. */
  deeperSection: 0.97,
  /** A row of a table, beside a page or section that is about the same. */
  rowOfTable: 0.8,
  /** A function, where the query is a question rather than a name. */
  functionForQuestion: 0.72,
  /** How much more the text of a guide counts for a question. */
  textForQuestion: 1.8,
  /** How much more the text of a guide counts for a whole sentence. */
  textForSentence: 2,
  /** A section about messages, where the query is one. */
  errorForMessage: 2,
  /** A section about what functions do, where all functions are asked. */
  behaviourOfFunctions: 1.8,
  /** How much more a word that fits well counts than one that fits half. */
  coverageExponent: 1.5,
  /** The weight of words such as `the` and `how`. */
  fillerWord: 0.12,
  /** The weight of words that fit everything here, such as `get` and `value`. */
  vagueWord: 0.4,
  /** A word in another form: `grouping` for `group`. */
  inflectedWord: 0.9,
  /** A word with one slip. */
  oneSlip: 0.7,
  /** A word with two slips. */
  twoSlips: 0.5,
  /** A word that means the same. */
  synonym: 0.7,
  /** Slips in words of the text, as a share of their length. */
  textFuzziness: 0.2,
}

/** How far one named type may stand for another, in either direction. */
export const likenesses: Record<string, number> = {
  'Iterable Optional': 0.8,
  'AsyncIterable AsyncOptional': 0.8,
  'ConcurIterable ConcurOptional': 0.8,
  'Array Iterable': 0.7,
  'Set Iterable': 0.5,
  'Map Record': 0.5,
  'object Record': 0.7,
  'boolean unknown': 0.85,
  'Iterable RangeIterable': 0.7,
}
