import {
  type Identifier,
  type ImportSpecifier,
  isCallExpression,
  isIdentifier,
  isImportSpecifier,
  type Node,
} from 'typescript'
import { siblingFor, takenBy } from '../../../model/flavours'
import type { NameElsewhere, TypeDiagnostic, TypeFix } from '../messages'
import { type Advice, type Context, rename } from './advice'
import { flavourAt } from './flavour'

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

/** The form of a function for what flows to where a name is used. */
const formAt = (
  { checker, library }: Context,
  name: Node,
  use: string,
): string => {
  const given = takenBy(library, use) && flavourAt(checker, name)
  return (given && siblingFor(library, use, given)) ?? use
}

const identifiersIn = (node: Node): readonly Identifier[] => {
  const found: Identifier[] = []
  const visit = (each: Node): void => {
    if (isIdentifier(each)) {
      found.push(each)
    }
    each.forEachChild(visit)
  }
  visit(node)
  return found
}

/** Puts names in the place of one in an import, but those that it has. */
const replaceImport = (
  { source }: Context,
  specifier: ImportSpecifier,
  names: readonly string[],
): Edits[number] => {
  const { elements } = specifier.parent
  const index = elements.indexOf(specifier)
  const next = elements[index + 1]
  const before = elements[index - 1]
  const from = specifier.getStart(source)
  const to = specifier.getEnd()
  const missing = names.filter(
    use => !elements.some(({ name }) => name.text === use),
  )
  return missing.length > 0
    ? { from, to, insert: missing.join(', ') }
    : {
        from: next || !before ? from : before.getEnd(),
        to: next?.getStart(source) ?? to,
        insert: '',
      }
}

/** How a name is changed, and to which forms of the function that is listed. */
type Change = Omit<TypeFix, 'label'> & { readonly forms: readonly string[] }

/** Changes an imported name wherever it is used, each to the form that fits. */
const changeImport = (
  context: Context,
  specifier: ImportSpecifier,
  use: string,
): Change => {
  const { source } = context
  const { name, propertyName } = specifier
  const formsAt = new Map(
    identifiersIn(source)
      .filter(each => each.text === name.text && each.parent !== specifier)
      .map(each => [each.getStart(source), formAt(context, each, use)]),
  )
  const forms = new Set(formsAt.values())
  const [form = use, ...others] = forms
  if (propertyName) {
    const insert = others.length === 0 ? form : use
    const from = propertyName.getStart(source)
    return {
      forms: [insert],
      imports: [],
      edits: [{ from, to: propertyName.getEnd(), insert }],
    }
  }
  return {
    forms: [form, ...others],
    imports: [],
    edits: renameAll(source.text, name.text, use).map(edit =>
      edit.from === name.getStart(source)
        ? replaceImport(context, specifier, [form, ...others])
        : { ...edit, insert: formsAt.get(edit.from) ?? use },
    ),
  }
}

const changeOf = (
  context: Context,
  node: Identifier,
  code: number,
  use: string,
): Change => {
  if (isImportSpecifier(node.parent)) {
    return changeImport(context, node.parent, use)
  }
  const form = formAt(context, node, use)
  return {
    forms: [form],
    imports: UNKNOWN_NAMES.has(code) ? [form] : [],
    edits: rename(context, node, form).edits,
  }
}

/** The button, and what it puts here if that is another form than is listed. */
const offer = ({ forms, ...change }: Change, use: string) => {
  const names = forms.join(' and ')
  return {
    here: names === use ? '' : ` For what flows here it is ${names}.`,
    fix: { label: `Change to ${names}`, ...change },
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
  const offered =
    use === undefined
      ? undefined
      : offer(changeOf(context, node, error.code, use), use)
  return [
    {
      diagnostic: {
        from,
        to,
        message: `lfi has no ${node.text}. ${says}${offered?.here ?? ''}`,
        code: 0,
        severity: 'error',
        link,
        ...(offered && { fix: offered.fix }),
      },
      scope: { from, to },
    },
  ]
}
