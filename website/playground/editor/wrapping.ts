import {
  type EditorState,
  type Extension,
  RangeSetBuilder,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
} from '@codemirror/view'

/** Deeper lines would leave too little of a narrow screen. */
const MAX_COLUMNS = 16

const marks = Array.from({ length: MAX_COLUMNS + 1 }, (_, columns) =>
  Decoration.line({ attributes: { style: `--indent: ${columns}ch` } }),
)

const columnsOf = (text: string, { tabSize }: EditorState): number => {
  const [indent = ''] = /^[ \t]*/u.exec(text) ?? []
  const columns = indent.replaceAll('\t', ' '.repeat(tabSize)).length
  return Math.min(columns, MAX_COLUMNS)
}

const markLines = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at)
      const mark = marks[columnsOf(line.text, state)]
      if (mark && line.from >= from) {
        builder.add(line.from, line.from, mark)
      }
      at = line.to + 1
    }
  }
  return builder.finish()
}

const indents = ViewPlugin.define(
  view => ({
    lines: markLines(view),
    update({ docChanged, viewportChanged, view }) {
      if (docChanged || viewportChanged) {
        this.lines = markLines(view)
      }
    },
  }),
  { decorations: ({ lines }) => lines },
)

/**
 * On narrow screens lines wrap. A line that wraps, here or elsewhere, continues
 * below its own beginning, not at the margin.
 */
export const wrapping: Extension = [
  indents,
  EditorView.theme({
    '.cm-line': {
      paddingInlineStart: 'calc(0.5rem + var(--indent, 0ch))',
      // Chromium writes its own into a line whose whole text is typed over.
      textIndent: 'calc(-1 * var(--indent, 0ch)) !important',
    },
    // What is set into a line would inherit it.
    '.cm-line > *': { textIndent: '0' },
    '@media (width <= 768px)': {
      '.cm-content': {
        flexShrink: '1',
        overflowWrap: 'anywhere',
        whiteSpace: 'break-spaces',
      },
    },
  }),
]
