// cspell:disable: words of other libraries and languages
/** Other words for guides and other pages, by their routes. */
export const guideWords = `
/docs/getting-started: install, installation, npm install, npm install lfi,
  setup, set up, quick start, quickstart, tutorial, introduction, intro,
  import lfi, yarn add, pnpm add, deno, bun, cdn, hello world, basics, first
  steps, how to use lfi, what is lfi, why lfi, requirements, lazy, laziness,
  lazy evaluation, deferred execution
/docs/recipes: cookbook, how to, examples, patterns, snippets, use cases,
  sample code, common tasks, real world examples
/docs/concepts/concurrent-iterable: concurrent iterables, concur iterable,
  what is a concur iterable, how concurrency works, concurrency model,
  async versus concur, difference between async and concur, order of values,
  concurrent vs async, when to use concur, explain concurrency
/docs/concepts/currying: curried functions, what is currying, data last,
  why are functions curried, how currying works, call with fewer arguments
/docs/concepts/optional: optionals, what is an optional, how optionals work,
  why not undefined, working with optionals, null handling, explain optional
/docs/concepts/reducer: reducers, what is a reducer, how reducers work,
  write a reducer, custom reducer, own reducer, keyed reducers,
  create add finish, explain reducer
/docs/api: api docs, all functions, list of functions, reference, api index,
  function list, documentation of functions
/playground: repl, sandbox, try online, online editor, try it, run code,
  code editor, live demo, test in browser
`
