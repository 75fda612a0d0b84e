import {
  type Identifier,
  isCallExpression,
  isImportSpecifier,
} from 'typescript'
import type { NameElsewhere, TypeDiagnostic, TypeFix } from '../messages'
import type { Advice, Context } from './advice'

type Edits = TypeFix['edits']

/** Every use of a name: neither a property nor a text of that name. */
export const renameAll = (
  text: string,
  name: string,
  insert: string,
): Edits => {
  const uses = text.matchAll(
    new RegExp(`(?<![\\w$.'"\`])${name}(?![\\w$'"\`])`, 'gu'),
  )
  return Array.from(uses, ({ index }) => ({
    from: index,
    to: index + name.length,
    insert,
  }))
}

/** lfi has no such export, without and with a suggestion of TypeScript's. */
const NO_EXPORT = 2305
const NEAR_EXPORT = 2724
/** Nothing has the name, without and with a suggestion of TypeScript's. */
export const UNKNOWN_NAMES: ReadonlySet<number> = new Set([2304, 2552])
/** A namespace lacks the name, without and with a suggestion of TypeScript's. */
const UNKNOWN_MEMBERS: ReadonlySet<number> = new Set([2339, 2551])

const namesLibrary = ({ message }: TypeDiagnostic): boolean =>
  /Module '"lfi"'|^'"lfi"' has no|lfi\/index"/u.test(message)

/** Whether a name is meant as one of lfi, and lfi has no such name. */
const isMeant = (
  { library }: Context,
  node: Identifier,
  error: TypeDiagnostic,
  { isWord }: NameElsewhere,
): boolean => {
  const { code, module } = error
  if (code === NO_EXPORT || code === NEAR_EXPORT) {
    return namesLibrary(error)
  }
  return UNKNOWN_MEMBERS.has(code)
    ? namesLibrary(error)
    : // Other names may be variables that are not declared yet.
      UNKNOWN_NAMES.has(code) &&
        module === undefined &&
        library.size > 0 &&
        !isWord &&
        isCallExpression(node.parent) &&
        node.parent.expression === node
}

/** Removes a name from an import that has the other name already. */
const withoutTwin = (
  { source }: Context,
  node: Identifier,
  use: string,
): Edits[number] | undefined => {
  const { parent } = node
  if (!isImportSpecifier(parent)) {
    return undefined
  }
  const { elements } = parent.parent
  const index = elements.indexOf(parent)
  const next = elements[index + 1]
  const before = elements[index - 1]
  return elements.some(({ name }) => name.text === use)
    ? {
        from: next || !before ? parent.getStart(source) : before.getEnd(),
        to: next?.getStart(source) ?? parent.getEnd(),
        insert: '',
      }
    : undefined
}

const fixFor = (
  context: Context,
  node: Identifier,
  code: number,
  use: string,
): TypeFix => {
  const { source } = context
  const edit = {
    from: node.getStart(source),
    to: node.getEnd(),
    insert: use,
  }
  const isImported = isImportSpecifier(node.parent)
  const twin = withoutTwin(context, node, use)
  const isRenamed =
    isImportSpecifier(node.parent) && node.parent.propertyName === node
  return {
    label: `Change to ${use}`,
    imports: UNKNOWN_NAMES.has(code) ? [use] : [],
    edits:
      isImported && !isRenamed
        ? renameAll(source.text, node.text, use).map(each =>
            twin && each.from === edit.from ? twin : each,
          )
        : [edit],
  }
}

/** A name that other libraries have, and lfi does not. */
export const adviseElsewhere = (
  context: Context,
  node: Identifier,
): Advice[] => {
  const { elsewhere, errors, library, source } = context
  const found = Object.hasOwn(elsewhere, node.text)
    ? elsewhere[node.text]
    : undefined
  const from = node.getStart(source)
  const to = node.getEnd()
  const error = errors.find(each => each.from === from && each.to === to)
  if (
    !(found && error && isMeant(context, node, error, found)) ||
    library.has(node.text)
  ) {
    return []
  }
  // Another version of lfi may have other functions.
  const { says, uses, use, link } = found
  if (library.size > 0 && !uses.every(name => library.has(name))) {
    return []
  }
  return [
    {
      diagnostic: {
        from,
        to,
        message: `lfi has no ${node.text}. ${says}`,
        code: 0,
        severity: 'error',
        link,
        ...(use !== undefined && {
          fix: fixFor(context, node, error.code, use),
        }),
      },
      scope: { from, to },
    },
  ]
}
