const START = '((module) => {'
const END = '\n})({ get exports()'

/** Statements that only keep alive what the language service never calls. */
const ballast: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'the export list',
    pattern: /^__export\(typescript_exports, \{[\s\S]*?^\}\);$/gmu,
  },
  { what: 'the CommonJS export', pattern: /^module\.exports = .*$/gmu },
  {
    what: 'the export annotation',
    pattern: /^0 && \(module\.exports = \{[\s\S]*?^\}\);$/gmu,
  },
  {
    what: "the server's export list",
    pattern: /^__export\(ts_exports2, \{[\s\S]*?^\}\);$/gmu,
  },
  {
    what: 'the server',
    pattern: /^__export\(ts_server\w+, \{[\s\S]*?^\}\);$/gmu,
  },
  {
    what: 'the code fixes',
    pattern: /^registerCodeFix\(\{[\s\S]*?^\}\);$/gmu,
  },
  {
    what: 'the refactorings',
    pattern: /^registerRefactor\([\s\S]*?^\}\);$/gmu,
  },
]

const unexpected = (what: string): Error =>
  new Error(
    `typescript.js no longer has ${what} where it was in 5.9. Adapt playground/build/typescript/shakeTypeScript.ts to the installed version, or install the former.`,
  )

/**
 * TypeScript comes as one CommonJS function, which no bundler can shake. As a
 * module that exports `names` alone it loses its server, code fixes and
 * refactorings: 854 instead of 1019 kB compressed.
 */
export const shakeTypeScript = (
  source: string,
  names: readonly string[],
): string => {
  const start = source.indexOf(START)
  const end = source.lastIndexOf(END)
  if (start < 0 || end < start) {
    throw unexpected('its wrapper')
  }
  let body = source.slice(start + START.length, end)
  for (const { what, pattern } of ballast) {
    const shaken = body.replace(pattern, '')
    if (shaken.length === body.length) {
      throw unexpected(what)
    }
    body = shaken
  }
  return `${body}\nexport { ${names.join(', ')} }\n`
}
