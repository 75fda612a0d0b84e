import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { draw, drawCard, drawDetails, pipelinesOf } from '@lfi-docs/trace'
import * as lfi from 'lfi'
import { drawnToHtml } from '../../pages/drawnToHtml'
import { escapeHtml } from '../../pages/model/escapeHtml'
import { ProgramRecorder } from '../../trace/recorder'
import { collectPrograms } from '../../trace/recorder/fixtures/collectPrograms'
import { findLayoutProblems } from '../support/findLayoutProblems'
import { expect, test } from '../support/test'
import { traceCorpus } from '../support/traceCorpus'

type Drawing = { readonly name: string; readonly html: string }

/** The cards of a program as the viewer draws them, with the last details. */
const drawAll = async (
  programs: readonly { name: string; code: string; language: 'js' | 'ts' }[],
): Promise<readonly Drawing[]> => {
  const drawings: Drawing[] = []
  let next = 0
  const work = async (): Promise<void> => {
    const recorder = new ProgramRecorder()
    for (let index = next++; index < programs.length; index = next++) {
      const program = programs[index]
      if (program) {
        const { name, code, language } = program
        const { trace } = await recorder.record(code, language)
        const options = { code, isLive: true }
        const cards = pipelinesOf(trace).outer.flatMap(pipeline => {
          const last = pipeline.events.at(-1)
          return [
            drawCard(trace, pipeline, options),
            ...(last
              ? [
                  draw(
                    'div',
                    { class: 'trace-details' },
                    ...drawDetails(trace, last, options),
                  ),
                ]
              : []),
          ]
        })
        drawings[index] = { name, html: cards.map(drawnToHtml).join('') }
      }
    }
    await recorder.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return drawings
}

const pageOf = (drawings: readonly Drawing[]): string => {
  const built = readFileSync('build/docs/trace.html', 'utf8')
  const links = built.match(/<link[^>]+rel="?stylesheet[^>]*>/gu) ?? []
  const own = readFileSync('website/trace/viewer/live.css', 'utf8')
  const parts = drawings.map(
    ({ name, html }) =>
      `<div data-program="${escapeHtml(name)}" data-trace-scroller data-order data-pulls>${html}</div>`,
  )
  return `<!doctype html><html data-theme="light"><title>Drawings</title>${links.join('')}<style>${own}
#all > div { container-type: inline-size; margin-block: 1rem }</style><div id="all">${parts.join('')}</div>`
}

const corpus = Object.entries(traceCorpus(Object.keys(lfi))).map(
  ([name, code]) => ({ name, code, language: 'js' as const }),
)

test('every trace can be read: no text covers another or is cut without saying so', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const examples = (await collectPrograms()).map(({ code, language }) => ({
    name: code.split('\n').slice(0, 3).join(' '),
    code,
    language,
  }))
  const drawings = await drawAll([...corpus, ...examples])
  expect(drawings.filter(({ html }) => html !== '').length).toBeGreaterThan(200)
  await page.route('**/drawings', route =>
    route.fulfill({ contentType: 'text/html', body: pageOf(drawings) }),
  )
  await page.goto('/drawings')
  const all = page.locator('#all')
  for (const width of [340, 420, 575, 900]) {
    await all.evaluate((element, to) => {
      ;(element as HTMLElement).style.inlineSize = `${to}px`
    }, width)
    expect(await all.evaluate(findLayoutProblems), `${width} px`).toEqual([])
  }
})

test('two runs of one program are drawn the same', {
  tag: '@all',
}, async () => {
  const drawings = await drawAll(corpus)
  expect(drawings.filter(({ html }) => html === '')).toEqual([])
  expect(await drawAll(corpus)).toEqual(drawings)
})
