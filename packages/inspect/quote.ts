const named: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
}

const hex = (character: string): string =>
  `\\x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
const unprintable = /[\u0000-\u001F\\\u007F-\u009F]/g
const loneSurrogate =
  /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const escapeCharacters = (text: string): string =>
  text
    .replace(unprintable, character => named[character] ?? hex(character))
    .replace(
      loneSurrogate,
      character => `\\u${character.charCodeAt(0).toString(16)}`,
    )

/** Single quotes, unless others spare an escape. */
const pickQuote = (text: string): string => {
  if (!text.includes(`'`)) {
    return `'`
  }
  if (!text.includes('"')) {
    return '"'
  }
  if (!text.includes('`') && !text.includes('${')) {
    return '`'
  }
  return `'`
}

export const quote = (text: string): string => {
  const mark = pickQuote(text)
  const escaped = escapeCharacters(text)
  const body = mark === `'` ? escaped.replaceAll(`'`, `\\'`) : escaped
  return `${mark}${body}${mark}`
}
