import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './source.ts'

const minutesOfCommand = 40
const secondsToStop = 10
const running = new Set<ChildProcess>()

type Ended = { code: number | string; output: string }
type Options = {
  env?: Record<string, string | undefined>
  /** Receives the output while the command runs. */
  print?: false | ((text: string) => void)
}

/**
 * Runs a shell command in the root of the project, and ends all processes that it leaves running.
 */
export async function runCommand(command: string, { env, print }: Options = {}): Promise<Ended> {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  // In a separate process group, a command can be ended together with all processes that it started.
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...process.env, ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const limit = setTimeout(() => signalGroup(child, 'SIGTERM'), minutesOfCommand * 60_000)

  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (print) print(text.trimEnd())
    })
  }
  const closed = once(child, 'close')
  const [code, signal] = await once(child, 'exit')
  clearTimeout(limit)
  await stopGroup(child)
  // A process that left the group may hold the output open for ever.
  await Promise.race([closed, wait(500)])
  child.stdout.destroy()
  child.stderr.destroy()
  running.delete(child)
  return { code: code ?? signal ?? 1, output }
}

/** Ends the running commands with all processes that they started. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...running].map(stopGroup))
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + secondsToStop * 1000
  signalGroup(child, 'SIGTERM')
  while (signalGroup(child, 0) && performance.now() < deadline) await wait(50)
  signalGroup(child, 'SIGKILL')
}

/** Whether any process of the group received the signal. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}
