import { expect, test } from 'vitest'
import { readMetadata } from './readMetadata'

test('a title is read without the name of the site', () => {
  expect(
    readMetadata(
      '<html><head><title data-rh=true>or | lfi</title><meta data-rh=true name=description content="Gets a &quot;value&quot;."></head><body>',
    ),
  ).toEqual({ title: 'or', description: 'Gets a "value".' })
})

test('a page without metadata has empty ones', () => {
  expect(readMetadata('<html><head></head><body>')).toEqual({
    title: '',
    description: '',
  })
})
