import { collectPrograms } from '../../trace/recorder/testing/collectPrograms'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

/** All of them, in virtual time, are run by trace/recorder/examples.test.ts. */
const EVERY = 6

type Asked = { readonly code: string; readonly language: string }

test('examples print and end under Trace as they do under Run, in the real sandbox', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const programs = (await collectPrograms()).filter(
    (_, index) => index % EVERY === 0,
  )
  expect(programs.length).toBeGreaterThan(50)
  await open(page, '/docs/getting-started')
  const different = await page.evaluate(
    async asked => {
      const figure = document.querySelector<HTMLElement>(
        '.code-block[data-example]',
      )
      const text = figure?.querySelector('pre > code')
      if (!figure || !text) {
        throw new Error('The page has no example.')
      }
      const ended = (): Promise<string> =>
        new Promise(resolve => {
          let hasStarted = false
          const look = (): void => {
            const words =
              figure.querySelector('[role="status"]')?.textContent ?? ''
            const isOver = /^(?:Finished|Ended|Stopped|Not run)/u.test(words)
            hasStarted ||= !isOver
            if (hasStarted && isOver) {
              clearInterval(timer)
              resolve(words.replace(/ after .*/u, ''))
            }
          }
          const timer = setInterval(look, 5)
        })
      const run = async (
        { code, language }: Asked,
        action: string,
      ): Promise<readonly string[]> => {
        text.textContent = code
        figure.dataset.language = language
        const end = ended()
        figure
          .querySelector<HTMLElement>(`[data-code-action="${action}"]`)
          ?.click()
        const words = await end
        const log = figure.querySelector<HTMLElement>('[role="log"]')
        return [words, log?.innerText ?? '']
      }
      const found = []
      for (const program of asked) {
        const plain = await run(program, 'run')
        const traced = await run(program, 'trace')
        if (JSON.stringify(plain) !== JSON.stringify(traced)) {
          found.push({ code: program.code, plain, traced })
        }
      }
      return found
    },
    programs.map(({ code, language }) => ({ code, language })),
  )
  // What depends on chance or on the machine prints something else each time.
  const varies = /Math\.random|performance\.now|Date\.now|shuffle/u
  expect(different.filter(({ code }) => !varies.test(code))).toEqual([])
})
