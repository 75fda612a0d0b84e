import { draw } from '@lfi-docs/trace'
import { expect, test } from 'vitest'
import { drawnToHtml } from './drawnToHtml'

test('no recorded text is read as HTML', () => {
  const [name, value] = ['title', '"><img src=x onerror=alert(1)>']
  expect(
    drawnToHtml(draw('p', { [name]: value, lang: undefined }, value)),
  ).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</p>',
  )
})
