import { expect, test } from 'vitest'
import { anchorOf, withoutUsualAnchor } from './anchorOf'
import type { SectionRecord } from './searchData'

const section = (title: string, more: Partial<SectionRecord>) => ({
  level: 2,
  title,
  text: '',
  ...more,
})

test.each<[SectionRecord, isLeftOut: boolean]>([
  [section('One program in both', { anchor: 'one-program-in-both' }), true],
  [section('`get` throws', { anchor: 'get-throws' }), true],
  [section('Counterparts', { anchor: 'named-otherwise' }), false],
  [section('A page', { anchor: '' }), false],
  [section('_.map', { anchor: 'from-map', row: 'counterpart' }), true],
])(
  'an anchor is the same with and without what its title says',
  (given, isLeftOut) => {
    const kept = withoutUsualAnchor(given)

    expect('anchor' in kept).toBe(!isLeftOut)
    expect(anchorOf(kept)).toBe(given.anchor)
  },
)
