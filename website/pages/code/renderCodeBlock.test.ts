import { expect, test, vi } from 'vitest'
import { renderCodeBlock } from './renderCodeBlock'

const render = (code: string, meta = '', language = 'js') =>
  renderCodeBlock({ language, meta, code })

test('an example shows code and output apart', () => {
  const { attributes, html } = render(
    `import { map } from 'lfi'\nlog(1)\n//=> <b>`,
  )
  expect(attributes).toEqual({
    className: 'code-block',
    'data-example': '',
    'data-language': 'js',
  })
  expect(html).toContain('<pre tabindex="0"><samp>&lt;b&gt;</samp></pre>')
  expect(html).not.toContain('//=')
})

test('a program that shows a hazard is marked as one', () => {
  const { attributes } = render('log(1)', 'title="Hazard: it prints"')

  expect(attributes).toHaveProperty('data-hazard')
  expect(render('log(1)').attributes).not.toHaveProperty('data-hazard')
})

test('an example links to the playground below the base URL', () => {
  vi.stubEnv('BASE_URL', '/lfi/')
  expect(render('log(1)').html).toContain('href="/lfi/playground"')
})

test('an example that is not run says why and claims no verification', () => {
  const { html } = render('log(1)\n//=> 1', 'no-run="It needs a disk."')
  expect(html).toContain('Not run: It needs a disk.')
  expect(html).not.toContain('verified')
  expect(html).not.toContain('playground')
})

test('lines are highlighted by their number without the claims', () => {
  const { html } = render('a\n//=> 1\nb', '{2}')
  expect(html).toContain('<mark>b</mark>')
})

test('an output that may vary is labelled so', () => {
  expect(render('log(1)\n//=> 1', 'varies').html).toContain('Output of one run')
})

test('a shell command is no example', () => {
  const { attributes, html } = render('npm install lfi', '', 'sh')
  expect(attributes).not.toHaveProperty('data-example')
  expect(html).toContain('<figcaption>Shell</figcaption>')
  expect(html).not.toContain('playground')
})

test('an example that prints and imports lfi can be traced', () => {
  const traced = "import { map } from 'lfi'\nlog(map(n => n, [1]))\n//=> 1"
  const typed = "import type { Optional } from 'lfi'\nlog(1)\n//=> 1"
  expect(render(traced).html).toContain('>Trace</button>')
  for (const code of [typed, 'log(1)\n//=> 1']) {
    expect(render(code).html).not.toContain('>Trace</button>')
  }
})

test('an example that prints can be run, one that prints nothing cannot', () => {
  expect(render('log(1)\n//=> 1').html).toContain('>Run</button>')
  expect(render('const one = 1').html).not.toContain('>Run</button>')
})

test('an example of the major before is verified there, and runs nowhere else', () => {
  const code = `import { map } from 'lfi'\nlog(1)\n//=> 1`
  const { html } = render(code, 'previous')

  expect(html).toContain('Output verified with lfi 3.8.0')
  expect(html).not.toContain('>Run</button>')
  expect(html).not.toContain('playground')
})
