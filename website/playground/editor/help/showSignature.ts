import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state'
import {
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { createElement } from '../../../browser/createElement'
import type { TypeSignature } from '../../compiler/typescript/messages'
import type { Ask } from './ask'

const setShown = StateEffect.define<Tooltip | null>()

const render = (signature: TypeSignature): HTMLElement => {
  const { prefix, parameters, suffix, active, overload, overloads } = signature
  const listed = parameters.flatMap((parameter, index) => [
    index > 0 ? ', ' : '',
    createElement(index === active ? 'strong' : 'span', '', parameter),
  ])
  const count = overloads > 1 ? `  (${overload} of ${overloads})` : ''
  const code = createElement('pre', '', prefix, ...listed, suffix, count)
  return createElement('div', 'cm-help cm-help-signature', code)
}

const shownField = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, { effects, changes }) => {
    const change = effects.find(effect => effect.is(setShown))
    if (change) {
      return change.value
    }
    // The next answer is on its way; until then the box only moves along.
    return shown && { ...shown, pos: changes.mapPos(shown.pos) }
  },
  provide: field => showTooltip.from(field),
})

/** Whether the update may have entered, left or moved within a call. */
const concerns = ({ docChanged, selectionSet, transactions }: ViewUpdate) =>
  docChanged ||
  (selectionSet && transactions.some(each => each.isUserEvent('select')))

/** The parameters of the call that is being typed, the current one in bold. */
export const showSignature = (ask: Ask): Extension => [
  shownField,
  keymap.of([
    {
      key: 'Escape',
      run: view => {
        const isShown = view.state.field(shownField) !== null
        if (isShown) {
          view.dispatch({ effects: setShown.of(null) })
        }
        return isShown
      },
    },
  ]),
  ViewPlugin.define(view => {
    // How many questions are not answered yet. While there are any, the next
    // key asks again, because the answer to a former text is not shown.
    let asked = 0
    const refresh = async (state: EditorState, pos: number): Promise<void> => {
      asked++
      const signature = await ask('signature', state, pos)
      asked--
      if (view.state.doc.eq(state.doc)) {
        const shown = signature && {
          pos,
          above: true,
          create: () => ({ dom: render(signature) }),
        }
        view.dispatch({ effects: setShown.of(shown ?? null) })
      }
    }
    return {
      update: update => {
        const { state } = update
        const position = state.selection.main.head
        const typed = state.sliceDoc(Math.max(0, position - 1), position)
        const isOpen = asked > 0 || state.field(shownField) !== null
        if (concerns(update) && (isOpen || typed === '(' || typed === ',')) {
          void refresh(state, position)
        }
      },
    }
  }),
]
