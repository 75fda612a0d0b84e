import ts from 'typescript'
import type {
  ApiModel,
  FunctionEntry,
  Signature,
} from '../../../library/model/schema'
import { formatTypeParameters } from '../render/formatSignature'

/** One shown form, and the TypeScript that is true only if the form is. */
export type Claim = { form: string; signature: number; source: string }

const namesIn = (form: string): string[] =>
  form.match(/(?<=[(,]\s?)[.\w]+/gu) ?? []

/** Whether a call form passes exactly the parameters of a signature. */
const fits = (form: string, { parameters }: Signature): boolean => {
  const names = namesIn(form)
  const all = parameters.map(({ name, rest }) => (rest ? `...${name}` : name))
  const required = parameters.filter(({ optional }) => !optional).length
  return (
    names.length >= required &&
    names.length <= all.length &&
    names.every((name, index) => name === all[index])
  )
}

const declare = ({ parameters }: Signature): string =>
  parameters
    .map(
      ({ name, type, optional, rest }) =>
        `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`,
    )
    .join(', ')

/** Nothing can be inferred from spreading a parameter of generic type. */
const withTypeArguments = (
  form: string,
  name: string,
  { typeParameters, parameters }: Signature,
): string =>
  typeParameters.length > 0 && parameters.some(({ rest }) => rest)
    ? form.replace(
        name,
        `${name}<${typeParameters.map(parameter => parameter.name).join(', ')}>`,
      )
    : form

/** A claim for every signature and every call form that a page shows. */
export const claimsOf = ({
  name,
  signatures,
  callForms,
  curriesFirstOverloadOnly,
}: FunctionEntry): Claim[] =>
  signatures.flatMap((signature, index) =>
    callForms
      .filter(form => fits(form, signature))
      .filter(
        form => !(curriesFirstOverloadOnly && index > 0 && form.includes(')(')),
      )
      .map((form, position) => ({
        form,
        signature: index,
        source: `export function ${name}_${index}_${position}${formatTypeParameters(signature.typeParameters)}(${declare(signature)}): ${signature.returns} { return lfi.${withTypeArguments(form, name, signature)} }`,
      })),
  )

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.es2024.promise.d.ts'],
  strict: true,
  noEmit: true,
  types: [],
}

/** Type-checks claims against declarations; the messages by line. */
export const checkClaims = (
  claims: readonly Claim[],
  declarations: string,
  { entries, helpers }: ApiModel,
): Map<Claim, string> => {
  const types = [
    ...helpers,
    ...entries.filter(({ kind }) => kind !== 'function'),
  ].map(({ name }) => name)
  const internals = helpers.map(({ name }) => name).join(', ')
  const files = new Map([
    ['/package.d.ts', `${declarations}\nexport { ${internals} }`],
    [
      '/claims.ts',
      [
        `import * as lfi from './package'; import { ${types.join(', ')} } from './package'`,
        ...claims.map(({ source }) => source),
      ].join('\n'),
    ],
  ])
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = file => files.has(file) || fileExists(file)
  host.readFile = file => files.get(file) ?? readFile(file)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = files.get(file)
    return text === undefined
      ? read(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion)
  }
  const program = ts.createProgram(['/claims.ts'], options, host)
  const wrong = new Map<Claim, string>()
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(
    program,
  )) {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0
    const claim = claims[line - 1]
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    if (!claim) {
      throw new Error(message)
    }
    wrong.set(claim, message)
  }
  return wrong
}
