import { stripVTControlCharacters } from 'node:util'
import { runCommand, stopCommands } from './run-command.ts'
import { readSlowest } from './slowest-files.ts'
import { stepLists, type Step } from './steps.ts'

export type Result = {
  name: string
  state: 'passed' | 'failed' | 'not run'
  seconds: number
  /** The last line of the step, or why it failed or was not run. */
  said: string
  /** The slowest test files of the step. */
  slowest?: string[]
}

type Print = (text: string) => void

const lanes = 2

/** Runs the steps in order, two at a time where they allow it, and continues after a failure. */
export async function runSteps(steps: Step[], print: Print): Promise<Result[]> {
  const results = new Map<Step, Result>()
  const takeFrom = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      results.set(step, await runStep(step, { before: [...results.values()], print }))
    }
  }
  for (const batch of batches(steps)) {
    await Promise.all(Array.from({ length: lanes }, () => takeFrom(batch)))
  }
  return steps.flatMap((step) => results.get(step) ?? [])
}

/** The table of all steps, the slowest test files, and a last line that counts the steps. */
export function summarise(results: Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(({ name, state, seconds, said }) => {
    const time = seconds.toFixed(1).padStart(6)
    return `${state.padEnd(7)}  ${name.padEnd(width)}  ${time} s  ${said}`.trimEnd()
  })
  const slowest = results.flatMap(({ name, slowest: files = [] }) =>
    files.length > 0 ? ['', `slowest files of ${name}`, ...files] : [],
  )
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length
  return [...rows, ...slowest, '', `${count('passed')} passed, ${count('failed')} failed`].join(
    '\n',
  )
}

/** Groups steps that may run at the same time; a step that runs alone is a separate group. */
function batches(steps: Step[]): Step[][] {
  const all: Step[][] = []
  for (const step of steps) {
    const last = all.at(-1)
    if (last && !last[0]?.alone && !step.alone) last.push(step)
    else all.push([step])
  }
  return all
}

async function runStep(
  step: Step,
  { before, print }: { before: Result[]; print: Print },
): Promise<Result> {
  const { name, run } = step
  const reason = reasonToSkip(step, before)
  if (reason) {
    print(`not run ${name}: ${reason}`)
    return { name, state: 'not run', seconds: 0, said: reason }
  }

  if (step.alone) print(`        ${name} …`)
  const start = performance.now()
  const { code, output } = await runCommand(run, { env: step.env, print: step.live && print })
  const seconds = (performance.now() - start) / 1000
  const state = code === 0 ? 'passed' : 'failed'
  print(`${state.padEnd(7)} ${name}, ${seconds.toFixed(1)} s`)
  if (code !== 0 && !step.live) print(`\n$ ${run}\n${output.trimEnd()}\n`)
  const said = code === 0 ? lastWords(output) : `${run}: ${code}`
  return { name, state, seconds, said, slowest: readSlowest(stripVTControlCharacters(output)) }
}

function reasonToSkip({ needs }: Step, before: Result[]): string | undefined {
  const missing = before.find(({ name, state }) => name === needs && state !== 'passed')
  return missing && `${missing.name} ${missing.state === 'failed' ? 'failed' : 'was not run'}`
}

/** The last line, or the line in which a test runner counts its tests. */
function lastWords(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n')
  return (lines.find((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1) ?? '').trim()
}

async function main(list: string): Promise<void> {
  const steps = stepLists[list]
  if (!steps) throw new Error(`There are the lists ${Object.keys(stepLists).join(', ')}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stopCommands().then(() => process.exit(1)))
  }
  const results = await runSteps(steps, console.log)
  console.log(`\n${summarise(results)}`)
  if (results.some(({ state }) => state === 'failed')) process.exitCode = 1
}

if (import.meta.main) await main(process.argv[2] ?? 'check')
