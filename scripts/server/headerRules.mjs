import { readFile } from 'node:fs/promises'
import path from 'node:path'

const matcherOf = pattern =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join('.*')}$`,
    'u',
  )

/**
 * Reads the `_headers` convention of static hosts: a path pattern at the start
 * of a line, then indented `Name: value` lines that apply to it.
 */
const parseHeaderRules = source => {
  const rules = []
  for (const line of source.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) {
      continue
    }
    if (!/^\s/u.test(line)) {
      rules.push({ matcher: matcherOf(line.trim()), headers: [] })
      continue
    }
    const [name, ...value] = line.split(':')
    rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()])
  }
  return rules
}

/** Later rules win, as they do on the hosts that read this file. */
export const headersFor = (rules, address) =>
  Object.fromEntries(
    rules
      .filter(({ matcher }) => matcher.test(address))
      .flatMap(({ headers }) => headers),
  )

export const readHeaderRules = async dir => {
  try {
    return parseHeaderRules(await readFile(path.join(dir, '_headers'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') {
      return []
    }
    throw error
  }
}
