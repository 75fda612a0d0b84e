import { expect, test } from 'vitest'
import { readMarked } from './readMarked'

test('only the highlight tags are markup', () => {
  expect(
    readMarked('a &lt;b&gt; <mark>c &amp; d</mark><img onerror=x>'),
  ).toEqual([
    { text: 'a <b> ', marked: false },
    { text: 'c & d', marked: true },
    { text: '<img onerror=x>', marked: false },
  ])
})
