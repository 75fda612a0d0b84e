import type { Project } from '../project/project'

type Options = Project & {
  /** The version of lfi that the code ran with here. */
  readonly version: string
  /** The source of the helper module, for code that imports it. */
  readonly helpers: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The code as a project that runs with `npm install && npm start`. */
export const projectFiles = ({
  code,
  language,
  version,
  files: others = [],
  helpers,
}: Options): readonly { readonly name: string; readonly text: string }[] => {
  const main = `main.${language}`
  const sources = [{ name: main, code }, ...others]
  const hasHelpers = sources.some(({ code }) => code.includes('lfi-playground'))
  // Node alone wants the ending of a file in an import.
  const needsTsx = language === 'ts' || others.length > 0
  const folder = 'lfi-example'
  const files = {
    'package.json': json({
      name: folder,
      private: true,
      type: 'module',
      engines: { node: '>=22' },
      scripts: { start: needsTsx ? `tsx ${main}` : `node ${main}` },
      dependencies: {
        lfi: version,
        ...(hasHelpers && { 'lfi-playground': 'file:./lfi-playground' }),
      },
      ...(needsTsx && { devDependencies: { tsx: '^4.0.0' } }),
    }),
    ...Object.fromEntries(
      sources.map(({ name, code }) => [
        name,
        code.endsWith('\n') ? code : `${code}\n`,
      ]),
    ),
    ...(hasHelpers && {
      'lfi-playground/package.json': json({
        name: 'lfi-playground',
        version: '1.0.0',
        type: 'module',
        exports: './index.js',
      }),
      'lfi-playground/index.js': helpers,
    }),
  }
  return Object.entries(files).map(([name, text]) => ({
    name: `${folder}/${name}`,
    text: String(text),
  }))
}
