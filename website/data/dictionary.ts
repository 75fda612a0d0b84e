// cspell:ignoreRegExp /phonetic: '.*'/g
/**
 * The few words that the package's examples look up at api.dictionaryapi.dev,
 * in that service's shape, so that no example depends on a foreign host. The
 * definitions are written for this site.
 */

type Meaning = {
  partOfSpeech: string
  definitions: { definition: string }[]
}

const meaning = (partOfSpeech: string, ...definitions: string[]): Meaning => ({
  partOfSpeech,
  definitions: definitions.map(definition => ({ definition })),
})

type DictionaryWord = {
  /** How long the answer takes; different for each word, so order is fixed. */
  milliseconds: number
  entries: { phonetic: string; meanings: Meaning[] }[]
}

export const dictionary: Readonly<Record<string, DictionaryWord>> = {
  sloth: {
    milliseconds: 20,
    entries: [
      {
        phonetic: '/slɑθ/',
        meanings: [
          meaning(
            'noun',
            'Unwillingness to work or to make an effort.',
            'A slow mammal of tropical American forests that hangs from trees.',
          ),
          meaning('verb', 'To idle; to be slow and inactive.'),
        ],
      },
    ],
  },
  lazy: {
    milliseconds: 40,
    entries: [
      {
        phonetic: '/ˈleɪzi/',
        meanings: [
          meaning('noun', 'Someone who avoids work.'),
          meaning('verb', 'To spend time doing little or nothing.'),
          meaning('adjective', 'Unwilling to work; done only when needed.'),
        ],
      },
    ],
  },
  sleep: {
    milliseconds: 60,
    entries: [
      {
        phonetic: '/sliːp/',
        meanings: [meaning('verb', 'To rest with consciousness suspended.')],
      },
      {
        phonetic: '/sliːp/',
        meanings: [meaning('noun', 'The nightly rest of body and mind.')],
      },
    ],
  },
  active: {
    milliseconds: 80,
    entries: [
      {
        phonetic: '/ˈæktɪv/',
        meanings: [meaning('adjective', 'Doing things; in motion.')],
      },
    ],
  },
  awake: {
    milliseconds: 100,
    entries: [
      {
        phonetic: '/əˈweɪk/',
        meanings: [
          meaning('verb', 'To stop sleeping.'),
          meaning('adjective', 'Not asleep.'),
        ],
      },
    ],
  },
  noun: {
    milliseconds: 30,
    entries: [
      {
        phonetic: '/naʊn/',
        meanings: [meaning('noun', 'A word that names a thing or a person.')],
      },
    ],
  },
  verb: {
    milliseconds: 50,
    entries: [
      {
        phonetic: '/vɜːb/',
        meanings: [
          meaning('noun', 'A word that names an action or a state.'),
          meaning('verb', 'To use a word as if it named an action.'),
        ],
      },
    ],
  },
  adjective: {
    milliseconds: 70,
    entries: [
      {
        phonetic: '/ˈædʒɪktɪv/',
        meanings: [meaning('noun', 'A word that describes a noun.')],
      },
    ],
  },
}
