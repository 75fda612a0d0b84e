// Runs in the measured page, as it is: notes what only the page can see.
const seen = { fcp: 0, lcp: 0, cls: 0, touch: 0 }
window.seen = seen

const on = (type, note) =>
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  })

on('largest-contentful-paint', ({ startTime }) => {
  seen.lcp = startTime
})
on('layout-shift', ({ value }) => {
  seen.cls += value
})
on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') {
    seen.fcp = startTime
  }
})

// From the next touch or key to the frame after the one that shows the answer.
// Listens before the page's own scripts, which may keep a key to themselves.
let isAnswered
window.watchTouch = answer => {
  isAnswered = answer
}
const start = ({ type, timeStamp, key }) => {
  if (!isAnswered || key === 'Control') {
    return
  }
  const answered = isAnswered
  isAnswered = undefined
  const look = () => {
    if (answered()) {
      requestAnimationFrame(now => {
        seen.touch = now - timeStamp
        document.documentElement.dataset.touch = type
      })
    } else {
      requestAnimationFrame(look)
    }
  }
  look()
}
for (const name of ['pointerdown', 'keydown']) {
  addEventListener(name, start, true)
}
