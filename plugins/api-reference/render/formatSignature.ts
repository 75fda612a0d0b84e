import prettier from 'prettier'
import type { Signature, TypeParameter } from '../model/schema'

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
export const signatureText = (
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
const PRINT_WIDTH = 56

/** A signature as a reader wants it: one parameter a line when there are more. */
export const formatSignature = async (
  name: string,
  signature: Signature,
): Promise<string> => {
  const isShort = signature.parameters.length < 2
  const formatted = await prettier.format(
    `declare ${signatureText(name, signature)}`,
    {
      parser: 'typescript',
      semi: false,
      singleQuote: true,
      arrowParens: 'avoid',
      printWidth: isShort ? PRINT_WIDTH + 8 : PRINT_WIDTH,
    },
  )
  return formatted.trim().replace(/^declare /u, '')
}
