import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hrefOf } from '../../config/hrefOf'
import { isLanguage } from '../../examples/model/language'
import {
  type FenceMeta,
  parseFenceMeta,
} from '../../examples/model/parseFenceMeta'
import { splitClaims } from '../../examples/model/splitClaims'
import { previousVersion } from '../../library/lfiVersion'
import { highlightLines } from './highlight'

export type CodeFence = {
  language: string
  meta: string
  code: string
  /** What it prints, where its comments do not say so. */
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
  sh: 'Shell',
  python: 'Python',
}

function Button({ action, name }: { action: string; name: string }) {
  return (
    <button type="button" data-code-action={action}>
      {name}
    </button>
  )
}

type ToolsProps = {
  /** Whether the reader can have it, and run and trace it in place. */
  isOpen: boolean
  isRun: boolean
  isTraced: boolean
}

function Tools({ isOpen, isRun, isTraced }: ToolsProps): ReactNode {
  return (
    <div className="code-tools">
      {isRun && <Button action="run" name="Run" />}
      {isTraced && <Button action="trace" name="Trace" />}
      {isOpen && (
        <a data-code-action="edit" href={hrefOf('/playground')}>
          Edit<span> in playground</span>
        </a>
      )}
      <Button action="copy" name="Copy" />
    </div>
  )
}

/** Keys can scroll it without scripts; watchScrolling then keeps what is needed. */
const scrolled = { tabIndex: 0 }

type OutputProps = { lines: readonly string[]; meta: FenceMeta }

/** The end of the page names the version that other outputs come from. */
function Output({ lines, meta }: OutputProps): ReactNode {
  const { varies, noRun, previous } = meta
  return (
    <div className="code-output">
      <p>
        <span>{varies ? 'Output of one run' : 'Output'}</span>
        {noRun && <small>Not run: {noRun}</small>}
        {previous && (
          <small className="code-verified">
            Output verified with lfi {previousVersion}
          </small>
        )}
      </p>
      <pre {...scrolled}>
        <samp>{lines.join('\n')}</samp>
      </pre>
    </div>
  )
}

/** Programs that show a fault are titled so, and their figures look like it. */
const HAZARD = 'Hazard: '

/** An import of something of lfi other than types: there is a run to trace. */
const importsLfi = /^import \{(?:\s*type \w+,)*(?!\s*type )[^}]*\} from 'lfi'/mu

export const renderCodeBlock = ({
  language,
  meta: words,
  code,
  output = [],
}: CodeFence): CodeBlock => {
  const meta = parseFenceMeta(words)
  const isExample = isLanguage(language)
  const split = isExample ? splitClaims(code) : { code, output: [] }
  const title = meta.title ?? languageNames[language] ?? 'Text'
  const printed = [...split.output, ...output]
  const isOpen = isExample && !meta.noRun && !meta.previous
  const isRun = isOpen && printed.length > 0
  const lines = highlightLines(split.code, language).map((line, index) =>
    meta.highlighted.has(index + 1) ? `<mark>${line}</mark>` : line,
  )
  return {
    attributes: {
      className: 'code-block',
      ...(isExample && { 'data-example': '' }),
      ...(title.startsWith(HAZARD) && { 'data-hazard': '' }),
      'data-language': language || 'text',
      ...(meta.title && { 'data-title': meta.title }),
    },
    html: renderToStaticMarkup(
      <>
        <figcaption>{title}</figcaption>
        <Tools
          isOpen={isOpen}
          isRun={isRun}
          isTraced={isRun && importsLfi.test(split.code)}
        />
        <pre {...scrolled}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted, so escaped */}
          <code dangerouslySetInnerHTML={{ __html: lines.join('\n') }} />
        </pre>
        {printed.length > 0 && <Output lines={printed} meta={meta} />}
      </>,
    ),
  }
}
