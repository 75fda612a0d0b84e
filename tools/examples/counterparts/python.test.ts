import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { pythonProgram } from './makeProgram'
import { PYTHON_OUTPUT } from './pythonOutput'
import { readPairs } from './readPairs'

/** Python has had `batched` since 3.12; before, what its documentation says. */
const runner = `
import contextlib, io, itertools, json, sys

def batched(values, size):
    values = iter(values)
    while batch := tuple(itertools.islice(values, size)):
        yield batch

if not hasattr(itertools, 'batched'):
    itertools.batched = batched

def output(program):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program, {})
    return printed.getvalue().rstrip()

programs = json.load(sys.stdin)
json.dump({name: output(program) for name, program in programs.items()}, sys.stdout)
`

const programs = Object.fromEntries(
  [...readPairs('python')].map(([name, pair]) => [name, pythonProgram(pair)]),
)

const { status, stdout, stderr, error } = spawnSync('python3', ['-c', runner], {
  input: JSON.stringify(programs),
  encoding: 'utf8',
})

// `npx vitest run -u examples/counterparts/python.test.ts` records anew.
if (error) {
  test('python3 does not run here, so what is recorded is not compared', () => {
    expect(error.message).toContain('python3')
  })
} else {
  test('Python prints what is recorded of each program', async () => {
    expect(status, stderr).toBe(0)
    await expect(
      `${JSON.stringify(JSON.parse(stdout), null, 2)}\n`,
    ).toMatchFileSnapshot(PYTHON_OUTPUT)
  })
}
