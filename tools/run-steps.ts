import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './source.ts'
import { stepLists, type Step } from './steps.ts'

export type Result = {
  name: string
  state: 'passed' | 'failed' | 'not run'
  seconds: number
  said: string
}

const lanes = 2
const minutesOfStep = 20
const secondsToStop = 5
const running = new Set<ChildProcess>()

/** Runs the steps in their order, two at a time where a step allows it, and goes on after a failure. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  const runNext = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift())
      results.push(await runStep(step, results))
  }
  for (const queue of batches(steps)) {
    await Promise.all(Array.from({ length: lanes }, () => runNext(queue)))
  }
  return results
}

/** The table of all steps, and the line that counts them. */
export function summarise(results: Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(({ name, state, seconds, said }) =>
    `${state.padEnd(7)}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${said}`.trimEnd(),
  )
  const count = (wanted: Result['state']) => results.filter(({ state }) => state === wanted).length
  return [...rows, '', `${count('passed')} passed, ${count('failed')} failed`].join('\n')
}

/** Steps that may run beside each other; a step that wants to be alone is a batch of its own. */
function batches(steps: Step[]): Step[][] {
  const all: Step[][] = []
  for (const step of steps) {
    const last = all.at(-1)
    if (last && !step.alone && !last[0]?.alone) last.push(step)
    else all.push([step])
  }
  return all
}

async function runStep(step: Step, before: Result[]): Promise<Result> {
  const skipped = reasonToSkip(step, before)
  if (skipped) return tell({ name: step.name, state: 'not run', seconds: 0, said: skipped })

  if (step.alone) console.log(`        ${step.name} …`)
  const start = performance.now()
  const { code, output } = await runCommand(step)
  const seconds = (performance.now() - start) / 1000
  if (code !== 0 && !step.live) console.log(`\n$ ${step.run}\n${output.trimEnd()}\n`)
  const said = code === 0 ? lastWords(output) : `exit ${code}: ${step.run}`
  return tell({ name: step.name, state: code === 0 ? 'passed' : 'failed', seconds, said })
}

function reasonToSkip({ onlyWith, needs }: Step, before: Result[]): string | undefined {
  if (onlyWith && !process.env[onlyWith]) return `${onlyWith} is not set`
  const missing = needs && before.find(({ name, state }) => name === needs && state !== 'passed')
  return missing ? `needs ${needs}` : undefined
}

async function runCommand({
  run,
  env,
  live,
}: Step): Promise<{ code: number | string; output: string }> {
  const [command = '', ...args] = run.split(' ')
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  // In a group of its own a step is stopped together with all that it started.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const limit = setTimeout(() => signal(child, 'SIGTERM'), minutesOfStep * 60_000)

  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (live) process.stdout.write(text)
    })
  }
  const code = await new Promise<number | string>((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (status, killed) => done(status ?? killed ?? 1))
  })
  clearTimeout(limit)
  await stopGroup(child)
  running.delete(child)
  return { code, output }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + secondsToStop * 1000
  while (signal(child, performance.now() < deadline ? 'SIGTERM' : 'SIGKILL')) {
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Whether any process of the group was there to hear it. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name)
  } catch {
    return false
  }
}

/** The last line, or the line in which a test runner counts its tests. */
function lastWords(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n')
  return (lines.find((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1) ?? '').trim()
}

function tell(result: Result): Result {
  const { name, state, seconds, said } = result
  console.log(
    `${state.padEnd(7)} ${name}, ${state === 'not run' ? said : `${seconds.toFixed(1)} s`}`,
  )
  return result
}

if (import.meta.main) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      for (const child of running) signal(child, 'SIGTERM')
      process.exit(1)
    })
  }
  const list = process.argv[2] ?? 'check'
  const steps = stepLists[list]
  if (!steps)
    throw new Error(`${list} is no list of steps; there are ${Object.keys(stepLists).join(', ')}`)

  const results = await runSteps(steps)
  console.log(`\n${summarise(results)}`)
  if (results.some(({ state }) => state === 'failed')) process.exitCode = 1
}
