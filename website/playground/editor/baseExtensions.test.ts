import { EditorState } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { expect, test } from 'vitest'
import { acceptWithTab } from './acceptWithTab'
import { baseExtensions } from './baseExtensions'

test('Tab accepts a completion before it does anything else', () => {
  const state = EditorState.create({ extensions: baseExtensions })
  const [first] = state
    .facet(keymap)
    .flat()
    .filter(({ key }) => key === 'Tab')

  expect(first?.run).toBe(acceptWithTab)
})
