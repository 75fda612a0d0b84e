import { readTrailingSlash, siteAddress } from '../../browser/siteAddress'
import { exampleLanguage } from '../../examples/model/language'
import {
  type FenceMeta,
  parseFenceMeta,
} from '../../examples/model/parseFenceMeta'
import { splitClaims } from '../../examples/model/splitClaims'
import { lfiVersion } from '../../library/lfiVersion'
import { escapeHtml } from '../model/escapeHtml'
import { callsLfi } from './callsLfi'
import { highlightLines } from './highlight'
import { verifiedWith } from './verifiedWith'

export type CodeFence = {
  language: string
  meta: string
  code: string
  /** The lines of an `output` fence that follows an example. */
  output?: string[]
}

export type CodeBlock = {
  /** Attributes of the figure, ready for JSX. */
  attributes: Record<string, string>
  html: string
}

const languageNames: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  json: 'JSON',
  html: 'HTML',
  output: 'Output',
  python: 'Python',
}

const renderLines = (
  lines: string[],
  lineNumbers: number[],
  { highlighted }: FenceMeta,
): string =>
  lines
    .map((line, index) =>
      highlighted.has(lineNumbers[index] ?? index + 1)
        ? `<mark>${line}</mark>`
        : line,
    )
    .join('\n')

const button = (action: string, label: string): string =>
  `<button type="button" data-code-action="${action}">${label}</button>`

/**
 * An example can be opened in the playground, run if it prints at all, and
 * traced if it does so with lfi.
 */
const renderToolbar = (
  isExample: boolean,
  isPrinting: boolean,
  isTraceable: boolean,
  baseUrl: string,
): string => {
  const playground = siteAddress(
    `${baseUrl}playground`,
    readTrailingSlash(process.env),
  )
  const edit = `<a data-code-action="edit" href="${escapeHtml(playground)}">Edit<span> in playground</span></a>`
  const tools = [
    ...(isExample && isPrinting ? [button('run', 'Run')] : []),
    ...(isExample && isPrinting && isTraceable
      ? [button('trace', 'Trace')]
      : []),
    ...(isExample ? [edit] : []),
    button('copy', 'Copy'),
  ]
  return `<div class="code-tools">${tools.join('')}</div>`
}

/** The end of the page names the version that most outputs come from. */
const renderMark = (
  { noRun, previous }: FenceMeta,
  language: string,
  code: string,
): string => {
  if (noRun) {
    return `<small>Not run: ${escapeHtml(noRun)}</small>`
  }
  const versions = verifiedWith(code, language, previous)
  return versions === `lfi ${lfiVersion}`
    ? ''
    : `<small class="code-verified">Output verified with ${escapeHtml(versions)}</small>`
}

const outputLabel = ({ unordered, varies }: FenceMeta): string => {
  if (varies) {
    return 'Output of one run'
  }
  return unordered ? 'Output, in any order' : 'Output'
}

const renderOutput = (
  output: string[],
  meta: FenceMeta,
  language: string,
  code: string,
): string => {
  if (output.length === 0) {
    return ''
  }
  const label = outputLabel(meta)
  const lines = output.map(line => escapeHtml(line)).join('\n')
  return `<div class="code-output"><p><span>${label}</span>${renderMark(meta, language, code)}</p><pre tabindex="0"><samp>${lines}</samp></pre></div>`
}

/** Programs that show a fault are titled so, and their figures look like it. */
const HAZARD = 'Hazard: '

export const renderCodeBlock = (
  { language, meta, code, output = [] }: CodeFence,
  baseUrl: string,
): CodeBlock => {
  const parsed = parseFenceMeta(meta)
  const example = exampleLanguage(language)
  const split = example
    ? splitClaims(code)
    : { code, output: [], lineNumbers: [] }
  const shown = example ?? language
  const title = parsed.title ?? languageNames[shown] ?? 'Text'
  const lines = highlightLines(split.code, shown)
  const printed = [...split.output, ...output]
  return {
    attributes: {
      className: 'code-block',
      ...(example && { 'data-example': '' }),
      ...(title.startsWith(HAZARD) && { 'data-hazard': '' }),
      'data-language': shown || 'text',
    },
    html: [
      `<figcaption>${escapeHtml(title)}</figcaption>`,
      renderToolbar(
        Boolean(example) && !parsed.noRun && !parsed.previous,
        printed.length > 0,
        callsLfi(split.code),
        baseUrl,
      ),
      `<pre tabindex="0"><code>${renderLines(lines, split.lineNumbers, parsed)}</code></pre>`,
      renderOutput(printed, parsed, shown, code),
    ].join(''),
  }
}
