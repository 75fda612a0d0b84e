import { insertNewlineAndIndent } from '@codemirror/commands'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { indentation } from './indentation'

/** A state with the caret at the bar. */
const stateOf = (marked: string): EditorState =>
  EditorState.create({
    doc: marked.replace('|', ''),
    selection: { anchor: marked.indexOf('|') },
    extensions: [typescriptLanguage, indentation],
  })

const markedText = ({ doc, selection }: EditorState): string => {
  const { head } = selection.main
  return `${doc.sliceString(0, head)}|${doc.sliceString(head)}`
}

const afterEnter = (marked: string): string => {
  let state = stateOf(marked)
  insertNewlineAndIndent({
    state,
    dispatch: transaction => {
      state = transaction.state
    },
  })
  return markedText(state)
}

test.each([
  ['const open = []|console.log(x)', 'const open = []\n|console.log(x)'],
  ['const open = []|', 'const open = []\n|'],
  ['for (;;) {\n  let a = 1|run()\n}', 'for (;;) {\n  let a = 1\n  |run()\n}'],
  ['run(|a, b)', 'run(\n  |a, b)'],
  ['run(a)|.then(b)', 'run(a)\n  |.then(b)'],
  ['if (a) {|}', 'if (a) {\n  |\n}'],
  ['run(|)', 'run(\n  |\n)'],
])('Enter in %j indents what belongs to the line above', (before, after) => {
  expect(afterEnter(before)).toBe(after)
})

test.each([
  ['pipe(\n  a,\n  |', ')', 'pipe(\n  a,\n)|'],
  ['const a = [\n  1,\n  |', ']', 'const a = [\n  1,\n]|'],
  ['if (a) {\n  b()\n  |', '}', 'if (a) {\n  b()\n}|'],
  ['pipe(\n  a|', ')', 'pipe(\n  a)|'],
])('after %j a typed %j goes where its line began', (before, typed, after) => {
  const state = stateOf(before)
  const { head } = state.selection.main
  const transaction = state.update({
    changes: { from: head, insert: typed },
    selection: { anchor: head + typed.length },
    userEvent: 'input.type',
  })

  expect(markedText(transaction.state)).toBe(after)
})
