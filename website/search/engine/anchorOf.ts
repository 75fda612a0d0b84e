import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import type { SectionRecord } from './searchData'

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const usualAnchor = ({ title, row }: SectionRecord): string => {
  if (row) {
    return row === 'gap' ? gapAnchor(title) : counterpartAnchor(title)
  }
  return slugOf(title)
}

export const anchorOf = (section: SectionRecord): string =>
  section.anchor ?? usualAnchor(section)

/** Anchors that follow from titles were a thirtieth of the index. */
export const withoutUsualAnchor = (section: SectionRecord): SectionRecord => {
  const { anchor, ...rest } = section
  return anchor === usualAnchor(section) ? rest : section
}
