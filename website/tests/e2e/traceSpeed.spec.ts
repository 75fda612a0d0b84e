import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pressTrace } from '../support/trace'

test.use({ savesData: true })

const longRuns = {
  tables: `import { filter, map, pipe, rangeTo, reduce, toSum } from 'lfi'
console.log(pipe(rangeTo(1, 5000), map(n => n * 2), filter(n => n % 3 === 0), reduce(toSum())))`,
  lanes: `import { asConcur, mapConcur, pipe, rangeTo, reduceConcur, toCount } from 'lfi'
console.log(await pipe(rangeTo(1, 400), asConcur, mapConcur(n => new Promise(resolve => setTimeout(resolve, n % 50))), reduceConcur(toCount())))`,
}

/** Far below the thousand columns or lanes that a whole drawing has. */
const MAX_CHANGED_NODES = 100

for (const [view, code] of Object.entries(longRuns)) {
  test(`a step of the slider changes few of the ${view} at 1,000 events`, {
    tag: '@all',
  }, async ({ page }) => {
    await openPlayground(page)
    await writeCode(page, code)
    const trace = await pressTrace(page)
    const { slider } = parts(trace)
    await expect(slider).toHaveAttribute('max', '999')
    // What is folded is drawn once, on the way to the middle of it.
    await slider.fill('600')
    await expect(trace.getByText('events were not kept').first()).toBeAttached()
    const changed = await trace.evaluate(async section => {
      const slider = section.querySelector<HTMLInputElement>('[type="range"]')
      const nodes = new Set<Node>()
      new MutationObserver(records => {
        for (const { target, addedNodes, removedNodes } of records) {
          for (const node of [target, ...addedNodes, ...removedNodes]) {
            nodes.add(node)
          }
        }
      }).observe(section, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
      const counts: number[] = []
      for (let step = 0; step < 60; step++) {
        nodes.clear()
        slider?.stepDown((step % 7) + 1)
        slider?.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise(resolve => requestAnimationFrame(resolve))
        await new Promise(resolve => setTimeout(resolve))
        counts.push(nodes.size)
      }
      return counts
    })
    // Every step shows something, or the slider was never moved.
    expect(Math.min(...changed)).toBeGreaterThan(0)
    expect(Math.max(...changed)).toBeLessThan(MAX_CHANGED_NODES)
  })
}
