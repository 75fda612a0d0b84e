import { expect, test } from 'vitest'
import { speculationRules } from './speculationRules'

test('pages below the base URL alone are fetched, once pointed at', () => {
  expect(JSON.parse(speculationRules('/lfi/'))).toEqual({
    prefetch: [{ where: { href_matches: '/lfi/*' }, eagerness: 'moderate' }],
  })
})
