import ts from 'typescript'

/** The declared forms of each export, spelled in one way. */
export type Declarations = ReadonlyMap<string, readonly string[]>

const printer = ts.createPrinter({ removeComments: true })

const isReference = (
  node: ts.Node,
  name: string,
): node is ts.TypeReferenceNode =>
  ts.isTypeReferenceNode(node) &&
  ts.isIdentifier(node.typeName) &&
  node.typeName.text === name

/** `keyof never` and `ReadonlyArray<A>` have shorter names for the same. */
const respell = (node: ts.Node): ts.Node => {
  const { factory } = ts
  if (
    ts.isTypeOperatorNode(node) &&
    node.operator === ts.SyntaxKind.KeyOfKeyword &&
    node.type.kind === ts.SyntaxKind.NeverKeyword
  ) {
    return factory.createTypeReferenceNode('PropertyKey')
  }
  const [element] = ts.isTypeReferenceNode(node)
    ? (node.typeArguments ?? [])
    : []
  if (element && isReference(node, 'ReadonlyArray')) {
    return factory.createTypeOperatorNode(
      ts.SyntaxKind.ReadonlyKeyword,
      factory.createArrayTypeNode(element),
    )
  }
  return node
}

const respellAll: ts.TransformerFactory<ts.Node> = context => root => {
  const visit = (node: ts.Node): ts.Node =>
    respell(ts.visitEachChild(node, visit, context))
  return visit(root)
}

/** The text of a node on one line, however its package was formatted. */
const printNode = (node: ts.Node): string => {
  const { transformed } = ts.transform(node, [respellAll])
  return printer
    .printNode(
      ts.EmitHint.Unspecified,
      transformed[0] ?? node,
      node.getSourceFile(),
    )
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[(<[{]) /gu, '')
    .replace(/[,;]? (?=[)>\]}])/gu, '')
    .replace(/[,;](?=[)>\]}]|$)/gu, '')
    .replace(/= \| /gu, '= ')
}

const list = (nodes: readonly ts.Node[]): string =>
  nodes.map(printNode).join(', ')

const printSignature = (
  name: string,
  { typeParameters, parameters, type }: ts.SignatureDeclarationBase,
): string =>
  `function ${name}${typeParameters ? `<${list(typeParameters)}>` : ''}(${list(parameters)}): ${type ? printNode(type) : 'any'}`

/** What a name that is a constant's whole type refers to (`rangeTo: Range`). */
const dereference = (
  type: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined => {
  if (!(type && ts.isTypeReferenceNode(type)) || type.typeArguments) {
    return type
  }
  const alias = checker
    .getSymbolAtLocation(type.typeName)
    ?.declarations?.find(ts.isTypeAliasDeclaration)
  return alias ? dereference(alias.type, checker) : type
}

const constantForms = (name: string, type: ts.TypeNode | undefined) => {
  if (type && ts.isFunctionTypeNode(type)) {
    return [printSignature(name, type)]
  }
  if (type && ts.isTypeLiteralNode(type)) {
    const signatures = type.members.filter(ts.isCallSignatureDeclaration)
    if (signatures.length === type.members.length) {
      return signatures.map(signature => printSignature(name, signature))
    }
  }
  return [`const ${name}: ${type ? printNode(type) : 'any'}`]
}

const formsOf = (
  name: string,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string[] => {
  if (ts.isVariableDeclaration(declaration)) {
    return constantForms(name, dereference(declaration.type, checker))
  }
  if (ts.isFunctionDeclaration(declaration)) {
    return [printSignature(name, declaration)]
  }
  return [
    printNode(declaration).replace(
      /^(?:(?:export|declare) )*(?=type|interface|class|enum)/u,
      '',
    ),
  ]
}

export const readDeclarations = (file: string): Declarations => {
  // Which names there are, and how they are written, can be read without the
  // standard library, which takes longer to read than the package.
  const program = ts.createProgram([file], {
    noLib: true,
    strict: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) {
    throw new Error(
      `${file} exports nothing, so it cannot be compared. Look at what the package's "types" name.`,
    )
  }
  return new Map(
    checker.getExportsOfModule(module).map(symbol => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(symbol)
          : symbol
      const declarations = target.declarations ?? []
      return [
        symbol.name,
        declarations.flatMap(declaration =>
          formsOf(symbol.name, declaration, checker),
        ),
      ]
    }),
  )
}
