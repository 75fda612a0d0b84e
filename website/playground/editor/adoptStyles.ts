import { StyleModule } from 'style-mod'

const mounted: StyleModule[] = []
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
 * did, which stood before them.
 */
export const adoptStyles = (): void => {
  StyleModule.mount = (_root, modules) => {
    const wanted = [modules].flat()
    if (wanted.every(it => mounted.includes(it))) {
      return
    }
    const others = mounted.filter(it => !wanted.includes(it))
    mounted.splice(0, mounted.length, ...others, ...wanted)
    sheet ??= createSheet()
    sheet.replaceSync(
      `@layer editor{${mounted.map(it => it.getRules()).join('\n')}}`,
    )
  }
}
