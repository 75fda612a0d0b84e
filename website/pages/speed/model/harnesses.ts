/** Times contenders that return at once. */
export const timeCalls = `// Prints the milliseconds of one call, by contender.
let kept
const time = (run, calls) => {
  const start = performance.now()
  for (let call = 0; call < calls; call++) {
    // Kept, so that no call can be optimised away.
    kept = run()
  }
  return performance.now() - start
}

for (const [name, run] of Object.entries(contenders)) {
  if (!run) {
    continue
  }
  // Warm-up: 0.3 s, in which the browser compiles it.
  const end = performance.now() + 300
  while (performance.now() < end) {
    kept = run()
  }
  // A sample is as many calls as take 20 ms, three times in a row.
  let calls = 1
  while (Math.min(...[1, 2, 3].map(() => time(run, calls))) < 20) {
    calls *= 2
  }
  const samples = []
  while (samples.length < 11) {
    await new Promise(resolve => setTimeout(resolve))
    samples.push(time(run, calls) / calls)
  }
  samples.sort((a, b) => a - b)
  const [low, median, high] = [samples[0], samples[5], samples[10]]
  console.log(JSON.stringify({ name, median, low, high }))
}`

/** Times contenders that return promises. */
export const timeRequests = `// Prints the milliseconds of one run, by contender. There is no warm-up.
for (const [name, run] of Object.entries(contenders)) {
  const samples = []
  while (samples.length < 3) {
    const start = performance.now()
    await run()
    samples.push(performance.now() - start)
  }
  samples.sort((a, b) => a - b)
  const [low, median, high] = samples
  console.log(JSON.stringify({ name, median, low, high }))
}`
