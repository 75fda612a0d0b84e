import {
  type CallExpression,
  isParameter,
  type Symbol as Parameter,
  type Signature,
  type Type,
  type TypeChecker,
  TypeFormatFlags,
} from 'typescript'
import { shorten } from './shorten'

/** Longer ones would leave no room for the result. */
const MAX_PARAMETERS = 200
/** What TypeScript would leave out of longer types is left out. */
const MAX_RESULT = 2000

/** A parameter's name, with the marks of those that may be left out. */
const nameOf = (checker: TypeChecker, parameter: Parameter): string => {
  const { name, valueDeclaration: declared } = parameter
  if (!(declared && isParameter(declared))) {
    return name
  }
  const rest = declared.dotDotDotToken ? '...' : ''
  return rest + name + (checker.isOptionalParameter(declared) ? '?' : '')
}

/**
 * A call with its result in full. Of the records that it is given, which the
 * code has around it, there are only hints: the result would be out of view.
 */
export const describeCall = (
  checker: TypeChecker,
  call: CallExpression,
  name: string,
): string | undefined => {
  const write = (type: Type): string =>
    checker.typeToString(
      type,
      call,
      TypeFormatFlags.NoTruncation |
        TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    )
  const parametersOf = ({ parameters }: Signature): string => {
    const names = parameters.map(each => nameOf(checker, each))
    const types = parameters.map(each =>
      shorten(write(checker.getTypeOfSymbolAtLocation(each, call))),
    )
    const text = names.map((each, at) => `${each}: ${types[at]}`).join(', ')
    return text.length > MAX_PARAMETERS ? names.join(', ') : text
  }
  const inFull = (type: Type): string => {
    const text = write(type)
    return text.length > MAX_RESULT ? checker.typeToString(type, call) : text
  }
  const resultOf = (type: Type): string => {
    const [step, ...others] = type.getCallSignatures()
    // Of a step of a pipeline, the result is what its function returns.
    return step && others.length === 0 && write(type).startsWith('(')
      ? `(${parametersOf(step)}) => ${inFull(step.getReturnType())}`
      : inFull(type)
  }
  const signature = checker.getResolvedSignature(call)
  return (
    signature &&
    `${name}(${parametersOf(signature)}): ${resultOf(signature.getReturnType())}`
  )
}
