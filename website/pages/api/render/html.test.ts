import { expect, test } from 'vitest'
import { breakable, inlineHtml } from './html'

test('code may wrap after a bracket, and a name stays whole', () => {
  expect(breakable('RawReducerWithFinish&lt;Value&gt;')).toBe(
    'RawReducerWithFinish&lt;<wbr>Value&gt;',
  )
})

test('a phrase is HTML, with its pages below the base URL', () => {
  expect(
    inlineHtml(
      '**Not** a [`Set<T>`](/docs/a), _but_ <[b](https://b.c)>',
      '/x/',
    ),
  ).toBe(
    '<strong>Not</strong> a <a href="/x/docs/a"><code>Set&lt;T&gt;</code></a>, <em>but</em> &lt;<a href="https://b.c">b</a>&gt;',
  )
})
