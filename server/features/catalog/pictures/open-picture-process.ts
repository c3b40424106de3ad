import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PictureAnswer, PictureDone, PictureWork } from './picture-process.ts'

/** The heap of JavaScript; pixels lie outside of it. */
const flags = ['--max-old-space-size=64', '--max-semi-space-size=1']
/** Little of the memory that a picture took stays behind, and decoders know no secret of the shop. */
const env = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }
/** At this priority the process gets a tenth of a processor while all others are busy. */
const lowPriority = 10
/** A large picture takes seconds of a processor, and the process may get little of one. */
const usual = { priority: lowPriority, workMs: 600_000, closeMs: 5_000 }

/**
 * Opens a process for work on pictures, which takes a whole core and hundreds of megabytes: it has a low priority,
 * gives all its memory back when it ends, and a picture that crashes it crashes nothing else. It starts with the first
 * work, and ends when it is closed or the process that opened it is gone. It is killed when one work takes longer than
 * ten minutes; other values only in tests.
 */
export function openPictureProcess(own: Partial<typeof usual> = {}) {
  const { priority, workMs, closeMs } = { ...usual, ...own }
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'picture-process.ts'), [String(priority)], {
      execArgv: flags,
      env,
      serialization: 'advanced',
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    // Without a listener, an error of the process or of its channel would end the process that asks.
    started.on('error', forget)
    started.on('exit', forget)
    return started
  }

  /** Does one work. The caller asks for one after the other. */
  async function ask<K extends keyof PictureDone>(
    work: Extract<PictureWork, { work: K }>,
  ): Promise<PictureDone[K]> {
    const asked = (child ??= start())
    const answer = await answerOf(asked, { work, workMs }).catch((error: unknown) => {
      // The next work gets a new process, also while this one is still ending.
      child = undefined
      asked.kill('SIGKILL')
      throw error
    })
    if ('error' in answer) throw answer.error
    return answer.done as PictureDone[K]
  }

  return {
    ask,
    pid: () => child?.pid,
    async [Symbol.asyncDispose]() {
      if (child) await close(child, closeMs)
    },
  }
}

function answerOf(
  child: ChildProcess,
  { work, workMs }: { work: PictureWork; workMs: number },
): Promise<PictureAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>()
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`The process for pictures ended with ${signal ?? `code ${code}`}.`))
  const late = () => reject(new Error(`A picture took longer than ${workMs / 1000} seconds.`))
  const timer = setTimeout(late, workMs)
  child.on('message', resolve).on('exit', ended).on('error', reject)
  child.send(work, (error) => error && reject(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', ended).off('error', reject)
  })
}

/** Lets the process end, and kills it when it does not. */
async function close(child: ChildProcess, closeMs: number): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  child.on('exit', () => resolve()).on('error', () => resolve())
  const timer = setTimeout(() => child.kill('SIGKILL'), closeMs)
  if (child.connected) child.disconnect()
  await ended
  clearTimeout(timer)
}
