import { getPriority, setPriority } from 'node:os'
import type { PictureFormat } from '@rimal/contract/pictures'
import type { Config } from '../../../config.ts'
import type { DerivablePicture } from './derive-picture.ts'

/** Work for the process; the next one is sent after the answer. */
export type PictureWork =
  | { work: 'placeholder'; file: string }
  | {
      work: 'sizes'
      config: Pick<Config, 'dataDir'>
      picture: DerivablePicture
      format: PictureFormat
    }

export type PictureAnswer = { done: string | null } | { error: Error }

/** Threads have the priority of the one that starts them, so this comes before sharp. */
const priority = Number(process.argv[2])
if (priority > getPriority()) setPriority(priority)
const { derivePicture, makePlaceholder, boundMemory } = await import('./derive-picture.ts')
boundMemory()

process.on('message', (work: PictureWork) => void answer(work))
// Ctrl-C reaches every process of a terminal; the process that asks decides when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
// The process that asks has no more work, or is gone.
process.on('disconnect', () => process.exit())

async function answer(work: PictureWork) {
  try {
    send({ done: (await run(work)) ?? null })
  } catch (error) {
    send({ error: error as Error })
  }
}

function run(work: PictureWork): Promise<string | void> {
  if (work.work === 'placeholder') return makePlaceholder(work.file)
  return derivePicture(work.config, work.picture, work.format)
}

function send(message: PictureAnswer) {
  if (process.connected) process.send?.(message)
}
