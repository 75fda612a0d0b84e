import prettier from 'prettier'
import type { Signature, TypeParameter } from '../../../library/model/schema'

export const formatTypeParameter = ({
  name,
  constraint,
  default: fallback,
}: TypeParameter): string =>
  `${name}${constraint ? ` extends ${constraint}` : ''}${fallback ? ` = ${fallback}` : ''}`

export const formatTypeParameters = (
  parameters: readonly TypeParameter[],
): string =>
  parameters.length > 0
    ? `<${parameters.map(formatTypeParameter).join(', ')}>`
    : ''

/** A signature on one line, as TypeScript. */
const signatureText = (
  name: string,
  { typeParameters, parameters, returns }: Signature,
): string => {
  const list = parameters.map(
    parameter =>
      `${parameter.rest ? '...' : ''}${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type}`,
  )
  return `function ${name}${formatTypeParameters(typeParameters)}(${list.join(', ')}): ${returns}`
}

/** Narrow enough for a column of text; a phone wraps the odd longer line. */
const PRINT_WIDTH = 64

/** Breaks a declaration into lines as a reader wants them. */
export const formatDeclaration = async (
  declaration: string,
  printWidth = PRINT_WIDTH,
): Promise<string> => {
  const formatted = await prettier.format(`declare ${declaration}`, {
    parser: 'typescript',
    semi: false,
    singleQuote: true,
    arrowParens: 'avoid',
    printWidth,
  })
  return formatted.trim().replace(/^declare /u, '')
}

/** A signature, with one parameter a line when there is more than one. */
export const formatSignature = (
  name: string,
  signature: Signature,
): Promise<string> =>
  formatDeclaration(
    signatureText(name, signature),
    signature.parameters.length > 1 ? PRINT_WIDTH - 8 : PRINT_WIDTH,
  )
