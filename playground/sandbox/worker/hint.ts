/** Sentences for errors that say little to somebody who is new here. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:require|module|exports) is not defined/u,
    "Code here is a module: write import { map } from 'lfi' instead of require.",
  ],
  [
    /^(?:document|window|parent|top|alert|prompt|confirm|localStorage|sessionStorage) is not defined/u,
    'Code runs in a worker of its own, away from the page, so there is no document or window.',
  ],
  [
    /^(?:process|Buffer|global|__dirname|__filename) is not defined/u,
    'This belongs to Node. Code here runs in the browser.',
  ],
  [
    /unsafe-eval|Evaluating a string as JavaScript|call to eval\(\)/u,
    'Text is not run as code here: eval and new Function are switched off.',
  ],
  [
    /Failed to resolve module specifier/u,
    "Name the module itself, as in import('lfi'): its name can't be computed here.",
  ],
  [
    /\[Symbol\.asyncIterator\] is not a function/u,
    'An async iterable was expected here. asAsync makes one of another iterable.',
  ],
  [
    /\[Symbol\.iterator\] is not a function/u,
    'An iterable was expected here, such as an array, a Set or what map returns.',
  ],
  [
    /concurIterable is not a function|\[concurIteratorSymbol\] is not a function/u,
    'A concur iterable was expected here. asConcur makes one of another iterable.',
  ],
]

/** What may help with an error, if its message is one that needs it. */
export const hintFor = (message: string): string | undefined =>
  hints.find(([pattern]) => pattern.test(message))?.[1]
