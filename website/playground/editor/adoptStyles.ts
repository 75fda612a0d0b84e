import { StyleModule } from 'style-mod'

let sheet: CSSStyleSheet | undefined

const createSheet = (): CSSStyleSheet => {
  const created = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created]
  return created
}

/**
 * CodeMirror writes its styles into a style element of the page, which the
 * page's policy refuses (style-mod 4, `StyleModule.mount`). A sheet made by a
 * script is allowed. Its layer lies below the site's own rules, as the element
 * did, which stood before them. All editors of a page have the same styles.
 */
export const adoptStyles = (): void => {
  StyleModule.mount = (_root, modules) => {
    const rules = [modules].flat().map(it => it.getRules())
    sheet ??= createSheet()
    sheet.replaceSync(`@layer editor{${rules.join('\n')}}`)
  }
}
