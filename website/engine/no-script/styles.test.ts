import { expect, test } from 'vitest'
import { checkClasses, styles } from './styles'

const page = `<noscript><style>${styles}</style></noscript><nav class="navbar"><div class=navbar__inner><div class="navbar__items"><button class="navbar__toggle clean-btn"></button><a class="navbar__item"></a></div></div></nav><ul class="menu__list"><li class="menu__list-item--collapsed"><button class=menu__caret></button></ul>`
const contents = '<div class="theme-doc-toc-mobile">'

test('classes may be spread over pages', () => {
  expect(() => checkClasses([page, contents])).not.toThrow()
})

test('a class that the theme no longer has ends the build, by its name', () => {
  expect(() => checkClasses([page])).toThrow(
    'no page has theme-doc-toc-mobile. See what @docusaurus/theme-classic',
  )
  expect(() =>
    checkClasses([
      page.replace('class=menu__caret', 'class=menu__arrow'),
      contents,
    ]),
  ).toThrow('no page has menu__caret.')
})
