import { expect, test } from 'vitest'
import { runSteps, summarise } from './run-steps.ts'
import type { Step } from './steps.ts'

test('steps run in order, and the table ends with the numbers of passed and failed steps', async () => {
  const { results, printed } = await run([
    { name: 'good', run: 'echo all is well' },
    { name: 'bad', run: 'echo the reason; exit 3' },
    { name: 'after', run: 'true', alone: true },
  ])
  expect(summarise(results).replace(/\d\.\d s/g, 'x s')).toBe(
    [
      'passed   good      x s  all is well',
      'failed   bad       x s  echo the reason; exit 3: 3',
      'passed   after     x s',
      '',
      '2 passed, 1 failed',
    ].join('\n'),
  )
  expect(printed).toContain('the reason')
  expect(printed).not.toContain('all is well')
})

test('the slowest test files stand below the table', async () => {
  const { results } = await run([
    { name: 'tests', run: 'echo "slow file   12.3 s  server/a.test.ts"; echo 1 passed' },
    { name: 'lint', run: 'echo clean' },
  ])
  expect(summarise(results).replace(/ 0\.\d s/g, ' x s')).toBe(
    [
      'passed   tests     x s  1 passed',
      'passed   lint      x s  clean',
      '',
      'slowest files of tests',
      ' 12.3 s  server/a.test.ts',
      '',
      '2 passed, 0 failed',
    ].join('\n'),
  )
})

test('a step whose needed step failed is not run and says why', async () => {
  const { results } = await run([
    { name: 'build', run: 'false' },
    { name: 'browser', run: 'true', needs: 'build', alone: true },
    { name: 'more', run: 'true', needs: 'browser', alone: true },
  ])
  expect(results.slice(1).map(({ state, said }) => [state, said])).toEqual([
    ['not run', 'build failed'],
    ['not run', 'browser was not run'],
  ])
})

test('two steps run at the same time, and a step that runs alone waits for both', async () => {
  const { printed } = await run([
    { name: 'first', run: 'sleep 0.4' },
    { name: 'second', run: 'true' },
    { name: 'third', run: 'true', alone: true },
  ])
  const order = ['second', 'first', 'third'].map((name) => printed.indexOf(`passed  ${name}`))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('a variable can be set or removed for a step', async () => {
  const { results } = await run([
    { name: 'set', run: 'echo "$COLOUR"', env: { COLOUR: 'sand' } },
    { name: 'unset', run: 'echo "${HOME:-none}"', env: { HOME: undefined } },
  ])
  expect(results.map(({ said }) => said)).toEqual(['sand', 'none'])
})

test('a process that a step leaves running is ended with the step', async () => {
  const { results } = await run([{ name: 'careless', run: 'sleep 60 & echo $!' }])
  const pid = Number(results[0]?.said)
  expect(pid).toBeGreaterThan(1)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

async function run(steps: Step[]) {
  const lines: string[] = []
  const results = await runSteps(steps, (text) => lines.push(text))
  return { results, printed: lines.join('\n') }
}
