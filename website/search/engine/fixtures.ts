import type {
  ApiRecord,
  GuideRecord,
  SearchData,
  SectionRecord,
} from './searchData'

/** A function of which a test says only what matters to it. */
export const record = (
  name: string,
  summary = '',
  more: Partial<ApiRecord> = {},
): ApiRecord => ({
  name,
  kind: 'function',
  flavour: 'plain',
  family: name,
  summary,
  remarks: '',
  signatures: [],
  path: `/docs/api/variables/${name}`,
  ...more,
})

/** A section of a guide, with the anchor of its title. */
export const section = (
  title: string,
  text = '',
  more: Partial<SectionRecord> = {},
): SectionRecord => ({
  level: 2,
  title,
  anchor: title.toLowerCase().replaceAll(' ', '-'),
  text,
  ...more,
})

export const guide = (...sections: SectionRecord[]): GuideRecord => ({
  group: 'Guides',
  path: '/docs/tasks',
  sections,
})

export const signature = (
  variables: string[],
  params: string[],
  returns: string,
): ApiRecord['signatures'] => [{ variables, params, returns }]

/** A small site: enough to tell the ranking's rules apart. */
export const testData: SearchData = {
  api: [
    record('mapAsync', 'Maps each value of an async iterable.', {
      flavour: 'async',
      family: 'map',
      signatures: signature(
        ['From', 'To'],
        [
          'fn: (value: From) => MaybePromiseLike<To>',
          'asyncIterable: AsyncIterable<From>',
        ],
        'AsyncIterable<To>',
      ),
    }),
    record('map', 'Maps each value with a function.', {
      signatures: signature(
        ['From', 'To'],
        ['fn: (value: From) => To', 'iterable: Iterable<From>'],
        'Iterable<To>',
      ),
    }),
    record('filter', 'Keeps the values that pass.', {
      signatures: signature(
        ['Value'],
        ['fn: (value: Value) => unknown', 'iterable: Iterable<Value>'],
        'Iterable<Value>',
      ),
    }),
    record('or', 'The only value or what fn returns.'),
    record('unique', 'Each value once.'),
    record('mean', 'The mean of the numbers.', {
      signatures: signature([], ['iterable: Iterable<number>'], 'number'),
    }),
    record('normalizeReducer', 'Gives a reducer its full form.'),
    record('Optional', 'At most one value.', {
      kind: 'type',
      path: '/docs/api/type-aliases/Optional',
    }),
  ],
  guides: [
    {
      group: 'Guides',
      path: '/docs/recipes',
      sections: [
        { level: 1, title: 'Recipes', anchor: '', text: 'Common tasks.' },
        {
          level: 2,
          title: 'Batch requests',
          anchor: 'batch-requests',
          text: 'Send requests to a server <script>alert(1)</script> in batches of ten, never more than that at once, please.',
        },
      ],
    },
  ],
  aliases: {
    unique: ['distinct', 'remove duplicates'],
    mean: ['average'],
    map: ['select'],
  },
}
