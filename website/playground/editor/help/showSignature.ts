import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state'
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { createElement } from '../../../browser/createElement'
import type { TypeSignature } from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'

type Shown = { readonly position: number; readonly signature: TypeSignature }

const setShown = StateEffect.define<Shown | undefined>()

const render = ({
  prefix,
  parameters,
  suffix,
  active,
  overload,
  overloads,
}: TypeSignature): HTMLElement =>
  createElement(
    'div',
    'cm-help cm-help-signature',
    createElement(
      'pre',
      '',
      prefix,
      ...parameters.flatMap((parameter, index) => [
        index > 0 ? ', ' : '',
        createElement(index === active ? 'strong' : 'span', '', parameter),
      ]),
      suffix,
      overloads > 1 ? `  (${overload} of ${overloads})` : '',
    ),
  )

const toTooltip = (shown: Shown | undefined): Tooltip | null =>
  shown
    ? {
        pos: shown.position,
        above: true,
        create: () => ({ dom: render(shown.signature) }),
      }
    : null

const shownField = StateField.define<Shown | undefined>({
  create: () => undefined,
  update: (shown, { effects, changes }) => {
    const change = effects.find(effect => effect.is(setShown))
    if (change) {
      return change.value
    }
    // The next answer is on its way; until then the box only moves along.
    return shown && { ...shown, position: changes.mapPos(shown.position) }
  },
  provide: field => showTooltip.from(field, toTooltip),
})

/** Whether the update may have entered, left or moved within a call. */
const concerns = ({ docChanged, selectionSet, transactions }: ViewUpdate) =>
  docChanged ||
  (selectionSet && transactions.some(each => each.isUserEvent('select')))

const hide = (view: EditorView): boolean => {
  const isShown = view.state.field(shownField) !== undefined
  if (isShown) {
    view.dispatch({ effects: setShown.of(undefined) })
  }
  return isShown
}

/** The parameters of the call that is being typed, the current one in bold. */
export const showSignature = (context: HelpContext): Extension => [
  shownField,
  keymap.of([{ key: 'Escape', run: hide }]),
  ViewPlugin.define(view => {
    // How many questions are not answered yet. While there are any, the next
    // key asks again, because the answer to a former text is not shown.
    let asked = 0
    const ask = async (state: EditorState, position: number): Promise<void> => {
      asked++
      const signature = await askTypes(context, state, 'signature', position)
      asked--
      if (view.state.doc.eq(state.doc)) {
        view.dispatch({
          effects: setShown.of(signature && { position, signature }),
        })
      }
    }
    return {
      update: update => {
        const { state } = update
        const position = state.selection.main.head
        const typed = state.sliceDoc(Math.max(0, position - 1), position)
        const isOpen = asked > 0 || state.field(shownField) !== undefined
        if (concerns(update) && (isOpen || typed === '(' || typed === ',')) {
          void ask(state, position)
        }
      },
    }
  }),
]
