import words from './dictionary.json'

type DictionaryWord = {
  /** How long the answer takes; different for each word, so order is fixed. */
  milliseconds: number
  entries: object[]
}

/**
 * The few words that the package's examples look up at api.dictionaryapi.dev,
 * in that service's shape, so that no example depends on a foreign host. The
 * definitions are written for this site.
 */
const dictionary: Readonly<Record<string, DictionaryWord>> = words

const prefix = 'https://api.dictionaryapi.dev/api/v2/entries/en/'

const unknownWord = {
  title: 'No Definitions Found',
  message: 'This word is not in the dictionary bundled with these docs.',
}

/**
 * Answers an address of api.dictionaryapi.dev from the bundled dictionary, or
 * nothing when the address is another one. Each word has its own delay, so
 * that lookups made together always come back in the same order.
 */
export const answerDictionary = (address: string) => {
  if (!address.startsWith(prefix)) {
    return undefined
  }
  const word = decodeURIComponent(address.slice(prefix.length)).toLowerCase()
  const known = Object.hasOwn(dictionary, word) ? dictionary[word] : undefined
  return known
    ? {
        status: 200,
        body: known.entries.map(entry => ({ word, ...entry })),
        milliseconds: known.milliseconds,
      }
    : { status: 404, body: unknownWord, milliseconds: 10 }
}
