// Runs in the measured page, as it is: notes what only the page can see.
const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 }
window.seen = seen

/** A task blocks for as long as it takes beyond this, in milliseconds. */
const MAX_TASK = 50

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
on('longtask', ({ duration }) => {
  seen.blocking += duration - MAX_TASK
})
on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') {
    seen.fcp = startTime
  }
})

// The time from the next touch to the frame after the one that shows the answer.
window.timeTouch = isAnswered =>
  new Promise(resolve => {
    const start = ({ timeStamp }) => {
      const look = () =>
        isAnswered()
          ? requestAnimationFrame(now => resolve(now - timeStamp))
          : requestAnimationFrame(look)
      look()
    }
    addEventListener('pointerdown', start, { capture: true, once: true })
  })
