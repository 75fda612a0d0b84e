/** The part of a built page that is its content, without menus around it. */
export const contentOf = (html: string): string | undefined =>
  /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
    html,
  )?.[0] ?? /<main\b.*<\/main>/su.exec(html)?.[0]
