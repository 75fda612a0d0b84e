/**
 * What a query is, if it is more than words: a message of a program, a question
 * or what goes wrong, or a sentence about a task. Names, types and values are
 * recognised before, each where it is read.
 */
export type Intent = 'error' | 'question' | 'behaviour' | 'sentence' | 'words'

/** What messages of engines, compilers and lfi have in common. */
const MESSAGE =
  /\b\w*Error\b|\bTS\d{4}|\bERR_|\[Symbol\(|\bis(?: not|n't) (?:a function|(?:async )?iterable|defined|assignable|a concur)|\bcannot (?:read|find|use|convert)|\bdoes not (?:exist on|provide)|\bmust (?:be a|have a)|\buncaught|\bunhandled|\bunsettled|\bimplicitly has|\boverload matches|\bheap (?:out|limit)|\bexceeded|\bdid not contain|\[object /iu

/** Questions about all functions. */
const OF_FUNCTIONS =
  /\bwhich (?:of them|functions?|ones|steps?|methods?)\b|\b(?:functions?|steps?) that\b|\bwhat (?:closes|keeps|reads|holds|starts)\b/iu

/** `how` and `is there` ask for a function as often as for an explanation. */
const QUESTION = /^(?:why|what|which|when|where|should|is it|does)\b/iu

/** Words that describe a problem. */
const SYMPTOM =
  /\b(?:never|hangs?|stuck|fail\w*|reject(?:s|ed|ion)|throws?|cancel\w*|crash\w*|loses?|lost|swallow\w*|stays?|keeps? (?:growing|running)|out of order|(?:does|is|are|do) not)\b|\b(?:does|is|are)n't\b/iu

const LEAST_WORDS = 3
/** So many words describe a task rather than a name. */
const SENTENCE_WORDS = 7

export const intentOf = (text: string): Intent => {
  if (MESSAGE.test(text)) {
    return 'error'
  }
  if (OF_FUNCTIONS.test(text)) {
    return 'behaviour'
  }
  const words = text.trim().split(/\s+/u).length
  if (words >= LEAST_WORDS && (QUESTION.test(text) || SYMPTOM.test(text))) {
    return 'question'
  }
  return words >= SENTENCE_WORDS ? 'sentence' : 'words'
}
