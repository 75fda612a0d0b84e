import type { DesktopMeasure } from './measureDesktop'
import type { PageMeasure } from './measurePage'

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${Math.round(time)} ms`

type PageResult = { name: string; page: PageMeasure; bare: PageMeasure }

/** Each page on a line, with the bare page behind each figure. */
export const printPages = (results: readonly PageResult[]): void =>
  console.table(
    Object.fromEntries(
      results.map(({ name, page, bare }) => [
        name,
        {
          HTML: kilobytes(page.bytes.Document),
          'JS run': kilobytes(page.bytes.Script),
          CSS: kilobytes(page.bytes.Stylesheet),
          fonts: kilobytes(page.bytes.Font),
          blocking: milliseconds(page.tbt),
          'bare ': milliseconds(bare.tbt),
          'first paint': milliseconds(page.fcp),
          'bare  ': milliseconds(bare.fcp),
          LCP: milliseconds(page.lcp),
          'bare   ': milliseconds(bare.lcp),
          'LCP ratio': (page.lcp / bare.lcp).toFixed(2),
          CLS: page.cls.toFixed(3),
        },
      ]),
    ),
  )

type TouchResult = { name: string; time: number; limit: number }

export const printTouches = (results: readonly TouchResult[]): void =>
  console.table(
    Object.fromEntries(
      results.map(({ name, time, limit }) => [
        name,
        { 'touch to answer': milliseconds(time), limit: milliseconds(limit) },
      ]),
    ),
  )

export const printDesktop = (results: readonly DesktopMeasure[]): void =>
  console.table(
    Object.fromEntries(
      results.map(({ name, before, wanted }) => [
        name,
        {
          'app started before': milliseconds(before),
          'app started by this': milliseconds(wanted),
          ratio: (wanted / before).toFixed(2),
        },
      ]),
    ),
  )
