import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
  type TypeChecker,
} from 'typescript'
import type { TypeDiagnostic, TypeFix } from '../messages'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  insert,
  iterables,
  suffixes,
} from './advice'
import { advisePipe, convert, expects } from './advisePipe'
import { type Flavour, flavourOf, nameOfCall } from './flavour'

/** What collects the values of a lazy expression into an array. */
const collect = (
  { source }: Context,
  node: Expression,
  flavour: Flavour,
): TypeFix => {
  const reduce = `reduce${suffixes[flavour]}`
  const isPipe = nameOfCall(node) === 'pipe'
  const start = node.getStart(source)
  const last = isCallExpression(node) ? node.arguments.at(-1) : undefined
  const wait = flavour === 'plain' ? '' : 'await '
  const [open, close] =
    wait && isPropertyAccessExpression(node.parent) ? ['(', ')'] : ['', '']
  return {
    label: `Add ${reduce}(toArray())`,
    imports: [reduce, 'toArray', ...(isPipe ? [] : ['pipe'])],
    edits:
      isPipe && last
        ? [
            insert(start, open + wait),
            insert(last.getEnd(), `, ${reduce}(toArray())`),
            insert(node.getEnd(), close),
          ]
        : [
            insert(start, `${open}${wait}pipe(`),
            insert(node.getEnd(), `, ${reduce}(toArray()))${close}`),
          ],
  }
}

/** Values that are printed, or used, before they are there. */
const adviseUse = (
  context: Context,
  node: Expression,
  scope: Node,
  severity: 'error' | 'warning',
): Advice[] => {
  const type = context.checker.getTypeAtLocation(node)
  const text = context.checker.typeToString(type)
  const isPrinted = severity === 'warning'
  if (/^Promise</u.test(text)) {
    const isMember = isPropertyAccessExpression(node.parent)
    return [
      adviceAt(
        context,
        node,
        scope,
        severity,
        `This is a promise${isPrinted ? ', which is printed before its value is there' : ''}: await it.`,
        {
          label: 'Add await',
          imports: [],
          edits: [
            insert(
              node.getStart(context.source),
              isMember ? '(await ' : 'await ',
            ),
            ...(isMember ? [insert(node.getEnd(), ')')] : []),
          ],
        },
      ),
    ]
  }
  const flavour = flavourOf(text)
  return flavour
    ? [
        adviceAt(
          context,
          node,
          scope,
          severity,
          `${isPrinted ? 'Nothing has run: this prints' : 'This is'} a lazy ${iterables[flavour]}. Collect its values with reduce${suffixes[flavour]}(toArray()).`,
          collect(context, node, flavour),
        ),
      ]
    : []
}

const isPrinting = ({ expression }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) &&
  isIdentifier(expression.expression) &&
  expression.expression.text === 'console'

const adviseCall = (context: Context, call: CallExpression): Advice[] => {
  if (isPrinting(call)) {
    return call.arguments.flatMap(node =>
      adviseUse(context, node, node, 'warning'),
    )
  }
  const name = nameOfCall(call) ?? ''
  if (name === 'pipe') {
    return advisePipe(context, call)
  }
  const wanted = expects(name)
  const source = call.arguments.at(-1)
  if (!(wanted && source && hasErrorIn(context, call))) {
    return []
  }
  const { checker } = context
  const type = checker.typeToString(checker.getTypeAtLocation(source))
  const given =
    flavourOf(type) ?? (/\[\]$|^Set<|^Map</u.test(type) ? 'plain' : undefined)
  return given && given !== wanted
    ? [convert(context, source, call, given, wanted, false)]
    : []
}

/** The outermost expression that TypeScript complains about. */
const adviseError = (context: Context, node: Node): Advice[] => {
  const start = node.getStart(context.source)
  const isMeant = context.errors.some(
    ({ from, to }) => from === start && to === node.getEnd(),
  )
  if (!isMeant) {
    return []
  }
  const { parent } = node
  if (isPropertyAccessExpression(parent) && parent.name === node) {
    return adviseUse(context, parent.expression, parent, 'error')
  }
  // A declaration is complained about at its name.
  const value =
    'initializer' in parent && 'name' in parent && parent.name === node
      ? parent.initializer
      : node
  return isExpression(value) ? adviseUse(context, value, node, 'error') : []
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Advice on the mistakes that newcomers make, each with what mends it. */
export const advise = (
  checker: TypeChecker,
  source: SourceFile,
  errors: readonly TypeDiagnostic[],
): readonly Advice[] => {
  const context = { checker, source, errors }
  const found: Advice[] = []
  const visit = (node: Node): void => {
    const advice = isCallExpression(node) ? adviseCall(context, node) : []
    found.push(...(advice.length > 0 ? advice : adviseError(context, node)))
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return found
}
