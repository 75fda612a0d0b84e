import { toPlainText } from '../../../content/model/phrase'
import { escapeHtml } from '../../../pages/model/escapeHtml'
import type { Card } from '../model/cardOf'
import { wrapText } from '../model/wrapText'
import { mark, strands } from './motifs'

/** Each weight is a family of its own in the fonts' name tables. */
const fonts = {
  title: 'Instrument Sans SemiBold',
  text: 'Instrument Sans',
  code: 'JetBrains Mono SemiBold',
  kind: 'JetBrains Mono Medium',
}

/** Long titles are set smaller, so that they stay on two lines. */
const titleSize = ({ title, isCode }: Card): number => {
  const width = title.length * (isCode ? 0.6 : 0.52)
  return Math.max(56, Math.min(112, Math.floor(1040 / width)))
}

const drawLines = (lines: readonly string[], top: number, leading: number) =>
  lines
    .map(
      (line, index) =>
        `<tspan x="80" y="${top + index * leading}">${escapeHtml(line)}</tspan>`,
    )
    .join('')

/** The social image of a page, 1200 by 630, as SVG. */
export const drawCard = (card: Card): string => {
  const size = titleSize(card)
  const perLine = Math.floor(1040 / (size * (card.isCode ? 0.6 : 0.52)))
  const title = wrapText(card.title, perLine, 2)
  const top = 220 + size * 0.4
  const below = top + (title.length - 1) * size * 1.08 + 66
  const font = card.isCode ? fonts.code : fonts.title
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#fdfcf8"/>
${strands}
<g transform="translate(80 64) scale(2)">${mark}</g>
<text x="168" y="108" font-family="${fonts.kind}" font-weight="500" font-size="26" fill="#4b564f">${escapeHtml(card.kind)}</text>
<text font-family="${font}" font-weight="600" font-size="${size}" letter-spacing="${card.isCode ? 0 : -size * 0.03}" fill="#1c2420">${drawLines(title, top, size * 1.08)}</text>
<text font-family="${fonts.text}" font-size="34" fill="#4b564f">${drawLines(wrapText(toPlainText(card.description), 60, 3), below, 48)}</text>
</svg>`
}
