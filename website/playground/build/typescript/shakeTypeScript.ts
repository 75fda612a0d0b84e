const START = '((module) => {'
const END = '\n})({ get exports()'

/** Statements that only keep alive what the language service never calls. */
const ballast: Readonly<Record<string, RegExp>> = {
  'the export list': /^__export\(typescript_exports, \{[\s\S]*?^\}\);$/gmu,
  'the CommonJS export': /^module\.exports = .*$/gmu,
  'the export annotation': /^0 && \(module\.exports = \{[\s\S]*?^\}\);$/gmu,
  "the server's export list": /^__export\(ts_exports2, \{[\s\S]*?^\}\);$/gmu,
  'the server': /^__export\(ts_server\w+, \{[\s\S]*?^\}\);$/gmu,
  'the code fixes': /^registerCodeFix\(\{[\s\S]*?^\}\);$/gmu,
  'the refactorings': /^registerRefactor\([\s\S]*?^\}\);$/gmu,
}

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
  for (const [what, pattern] of Object.entries(ballast)) {
    const shaken = body.replace(pattern, '')
    if (shaken.length === body.length) {
      throw unexpected(what)
    }
    body = shaken
  }
  return `${body}\nexport { ${names.join(', ')} }\n`
}
