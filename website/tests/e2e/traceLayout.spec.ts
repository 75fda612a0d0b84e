import { readFileSync } from 'node:fs'
import * as lfi from 'lfi'
import { recordRun } from '../../../tools/recorder'
import { collectPrograms } from '../../../tools/recorder/fixtures/collectPrograms'
import { readRecord } from '../../records/readRecord'
import { drawCard, drawDetails } from '../../trace/draw/card'
import { draw } from '../../trace/draw/drawn'
import { toHtml } from '../../trace/draw/picture'
import type { Trace } from '../../trace/trace'
import { readStory } from '../../trace/values/readStory'
import { findLayoutProblems } from '../support/findLayoutProblems'
import { expect, test } from '../support/test'
import { traceCorpus } from '../support/traceCorpus'

/** The cards of a program as the viewer draws them, with the last details. */
const drawTrace = (name: string, trace: Trace): string => {
  const story = readStory(trace)
  const options = { isLive: true, isBesideCode: true }
  const cards = story.outer.flatMap(run => {
    const last = run.events.at(-1)
    const details = last ? drawDetails(story, last, options) : []
    return [
      drawCard(story, run, options),
      draw('div', { class: 'trace-details' }, ...details),
    ]
  })
  const attributes = {
    class: 'trace-box',
    'data-program': name,
    'data-order': '',
    'data-pulls': '',
  }
  return toHtml(draw('div', attributes, ...cards))
}

const pageOf = (drawings: readonly string[]): string => {
  const built = readFileSync('build/docs/trace.html', 'utf8')
  const links = built.match(/<link[^>]+rel="?stylesheet[^>]*>/gu) ?? []
  const own = readFileSync('website/trace/viewer/viewer.css', 'utf8')
  return `<!doctype html><html data-theme="light"><title>Drawings</title>${links.join('')}<style>${own}
#all > div { container-type: inline-size; margin-block: 1rem }</style><div id="all">${drawings.join('')}</div>`
}

const recordAll = async (
  programs: readonly { name: string; code: string; language?: 'js' | 'ts' }[],
): Promise<string[]> => {
  const drawings: string[] = []
  for (const { name, code, language = 'js' } of programs) {
    const { trace } = await recordRun({ code, language })
    drawings.push(drawTrace(name, trace))
  }
  return drawings
}

const corpus = Object.entries(traceCorpus(Object.keys(lfi))).map(
  ([name, code]) => ({ name, code }),
)

test('every trace can be read: no text covers another or is cut without saying so', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const { pictures, timelines, comparisons } = readRecord('traces')
  const recorded = Object.entries({ ...pictures, ...timelines, ...comparisons })
  const examples = (await collectPrograms()).map(({ code, language }) => ({
    name: code.split('\n').slice(0, 3).join(' '),
    code,
    language,
  }))
  const drawings = [
    ...(await recordAll([...corpus, ...examples])),
    ...recorded.map(([name, { trace }]) => drawTrace(name, trace)),
  ]
  await page.route('**/drawings', route =>
    route.fulfill({ contentType: 'text/html', body: pageOf(drawings) }),
  )
  await page.goto('/drawings')
  const all = page.locator('#all')
  await expect
    .poll(() => all.locator('.trace-card').count())
    .toBeGreaterThan(300)
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
  const drawings = await recordAll(corpus)
  expect(await recordAll(corpus)).toEqual(drawings)
})
