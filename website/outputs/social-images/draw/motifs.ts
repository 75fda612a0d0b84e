/** The logo, 32 by 32: three letters, three strands, three flavours. */
export const mark = `<rect width="32" height="32" rx="8" fill="#17694a"/>
<g fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M7.2 7v14.6c0 2 .8 3.1 2.5 3.4" stroke="#fdfcf8"/>
<path d="M19.9 7.5c-3.3-1.3-5.3.4-5.3 4.1V25M11.5 14.4h6.9" stroke="#a5e8c6"/>
<path d="M24.6 14.4V25" stroke="#ffc49f"/></g>
<circle cx="24.6" cy="8.9" r="2.1" fill="#ffc49f"/>`

const paths = [
  {
    colour: '#17694a',
    path: 'M-20 508C240 508 330 596 620 590S1010 470 1240 500',
  },
  {
    colour: '#4a4fbf',
    path: 'M-20 548C260 548 360 506 640 520S1060 600 1240 556',
  },
  {
    colour: '#a8431a',
    path: 'M-20 596C220 596 380 560 600 492S1080 540 1240 604',
  },
]

/** Values travelling along three strands, at the foot of the picture. */
export const strands = paths
  .map(
    ({ colour, path }) =>
      `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="${path}" stroke-width="4" stroke-opacity=".55"/><path d="${path}" stroke-width="18" stroke-dasharray="0 94"/></g>`,
  )
  .join('\n')
