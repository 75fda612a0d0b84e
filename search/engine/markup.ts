const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/gu, character => ENTITIES[character] ?? character)

export const mark = (text: string): string =>
  `<mark>${escapeMarkup(text)}</mark>`
