import {
  exampleLanguage,
  type Language,
} from '../../../examples/model/language'

export type Block = {
  figure: HTMLElement
  /** The button or link that the event came through. */
  control: HTMLElement
  action: string
  code: HTMLElement
  language: Language | undefined
}

/** The code block whose control an event came through, if it came so. */
export const readBlock = (event: Event): Block | undefined => {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-code-action]')
      : null
  const figure = control?.closest<HTMLElement>('.code-block')
  const code = figure?.querySelector<HTMLElement>('pre > code')
  return control && figure && code
    ? {
        figure,
        control,
        action: control.dataset.codeAction ?? '',
        code,
        language: exampleLanguage(figure.dataset.language ?? ''),
      }
    : undefined
}
