import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { expect, test, vi } from 'vitest'
import { jpeg } from '../../../test/review-fixtures.ts'
import { openPictureProcess } from './open-picture-process.ts'

const patience = { timeout: 60_000 }
const placeholder = { work: 'placeholder', original: await jpeg(60, 80) } as const

/** Whether a process of this id exists. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test(
  'the process starts with the first work, yields to all others and ends when it is closed',
  patience,
  async () => {
    const pids: (number | undefined)[] = []
    {
      await using pictures = openPictureProcess()
      pids.push(pictures.pid())
      expect(await pictures.ask(placeholder)).toMatch(/^data:image\/webp;base64,/)
      const pid = pictures.pid() as number
      pids.push(pid)
      expect(getPriority(pid)).toBe(10)
      await pictures.ask(placeholder)
      pids.push(pictures.pid())
    }
    const [before, first, second] = pids
    expect(before).toBe(undefined)
    expect(second).toBe(first)
    expect(isThere(first as number)).toBe(false)
  },
)

test(
  'a picture that ends the process fails alone, and the next one gets a new process',
  patience,
  async () => {
    await using pictures = openPictureProcess({ priority: 0 })
    await pictures.ask(placeholder)
    const pid = pictures.pid() as number
    process.kill(pid, 'SIGSTOP')
    const unfinished = pictures.ask(placeholder)
    process.kill(pid, 'SIGKILL')
    await expect(unfinished).rejects.toThrow('The process for pictures ended with SIGKILL.')
    expect(await pictures.ask(placeholder)).toMatch(/^data:/)
    expect(pictures.pid()).not.toBe(pid)
  },
)

test('a picture that takes too long fails, and its process is killed', patience, async () => {
  await using pictures = openPictureProcess({ priority: 0, workMs: 1 })
  const late = pictures.ask(placeholder)
  const pid = pictures.pid() as number
  await expect(late).rejects.toThrow('A picture took longer than 0.001 seconds.')
  expect(pictures.pid()).toBe(undefined)
  await vi.waitUntil(() => !isThere(pid), { timeout: 30_000 })
})

test('a process that cannot be started fails the picture alone', patience, async () => {
  await using pictures = openPictureProcess({ priority: 0 })
  const { execPath } = process
  process.execPath = '/no-such-program'
  const failed = pictures.ask(placeholder)
  process.execPath = execPath
  await expect(failed).rejects.toThrow('no-such-program')
  expect(await pictures.ask(placeholder)).toMatch(/^data:/)
})

test('an error of a picture says what is wrong', patience, async () => {
  await using pictures = openPictureProcess({ priority: 0 })
  const broken = pictures.ask({ work: 'placeholder', original: Buffer.from('no picture') })
  await expect(broken).rejects.toThrow('unsupported image format')
})

test(
  'the process ends with the one that opened it, even when that one is killed',
  patience,
  async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { openPictureProcess } = await import(process.env.OPENER)
      const pictures = openPictureProcess({ priority: 0 })
      const original = Buffer.from(process.env.PICTURE, 'base64')
      await pictures.ask({ work: 'placeholder', original })
      console.log(pictures.pid())`,
      ],
      {
        env: {
          OPENER: new URL('open-picture-process.ts', import.meta.url).href,
          PICTURE: placeholder.original.toString('base64'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(String(line))
    expect(isThere(pid)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !isThere(pid), { timeout: 30_000 })
  },
)
