import { isLanguage, type Language } from '../../../examples/model/language'

export type Block = {
  figure: HTMLElement
  code: HTMLElement
  language: Language | undefined
}

export const readBlock = (control: HTMLElement): Block | undefined => {
  const figure = control.closest<HTMLElement>('.code-block')
  const code = figure?.querySelector<HTMLElement>('pre > code')
  const language = figure?.dataset.language
  return figure && code
    ? { figure, code, language: isLanguage(language) ? language : undefined }
    : undefined
}
