/** Pages that became part of another, by their old address below /docs/. */
export const movedPages: Readonly<Record<string, string>> = {
  concepts: '',
  'concepts/order-and-errors': 'handling-errors',
  'concepts/limits': 'limiting-concurrency',
  'concepts/kinds-of-reducers': 'concepts/reducer#kinds-of-reducers',
  'five-hundred-requests-in-production': 'five-hundred-requests',
  'recipes/more': 'recipes',
  'recipes/list-every-error': 'handling-errors#aggregate-errors',
  'watch-out/values-lost-after-take': 'known-issues#values-lost-after-take',
  'watch-out/unhandled-rejections': 'handling-errors#streams',
  'watch-out/empty-concur': 'known-issues#empty-concur',
  'watch-out/closing-generators': 'known-issues#closing-generators',
  'watch-out/optional-reducers-async': 'known-issues#optional-reducers-async',
  'watch-out/cache-readers': 'known-issues#cache-readers',
  'watch-out/reads-ahead': 'gotchas#reads-ahead',
  'watch-out/reads-everything': 'gotchas#reads-everything',
  'watch-out/overlapping-callbacks': 'gotchas#overlapping-callbacks',
  'watch-out/ties-and-nan': 'gotchas#ties-and-nan',
  'watch-out/smaller-things': 'gotchas#smaller-things',
  'watch-out/hidden-failures': 'handling-errors#hidden-failures',
  'watch-out/aggregate-errors': 'handling-errors#aggregate-errors',
  'watch-out/endless-concur': 'concepts/stopping#endless-concur',
  'upgrading/failures-are-collected': 'upgrading#failures-are-collected',
  'upgrading/an-answer-hides-failures': 'upgrading#an-answer-hides-failures',
  'upgrading/promises-are-awaited': 'upgrading#promises-are-awaited',
  'upgrading/empty-is-a-function': 'upgrading#empty-is-a-function',
  'upgrading/exports-and-declarations': 'upgrading#exports-and-declarations',
  'upgrading/a-concur-iterable-is-an-object':
    'what-changed-in-4-1-2#a-concur-iterable-is-an-object',
  'upgrading/backpressure-can-be-chosen':
    'what-changed-in-4-1-2#backpressure-can-be-chosen',
  'upgrading/generators-stay-open':
    'what-changed-in-4-1-2#generators-stay-open',
  'upgrading/what-is-not-a-number':
    'what-changed-in-4-1-2#what-is-not-a-number',
  'upgrading/symbols-cannot-be-joined':
    'what-changed-in-4-1-2#symbols-cannot-be-joined',
}
