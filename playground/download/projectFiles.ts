import type { Project } from '../share'

type Options = Project & {
  /** Of lfi, as the code ran with it here. */
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
  helpers,
}: Options): readonly { readonly name: string; readonly text: string }[] => {
  const main = `main.${language}`
  const hasHelpers = code.includes('lfi-playground')
  const folder = 'lfi-example'
  const files = {
    'package.json': json({
      name: folder,
      private: true,
      type: 'module',
      engines: { node: '>=22' },
      scripts: { start: language === 'ts' ? `tsx ${main}` : `node ${main}` },
      dependencies: {
        lfi: version,
        ...(hasHelpers && { 'lfi-playground': 'file:./lfi-playground' }),
      },
      ...(language === 'ts' && { devDependencies: { tsx: '^4.0.0' } }),
    }),
    [main]: code.endsWith('\n') ? code : `${code}\n`,
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
