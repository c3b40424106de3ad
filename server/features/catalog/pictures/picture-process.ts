import { getPriority, setPriority } from 'node:os'
import type { PictureSize, WantedSizes } from './derive-picture.ts'

/** Work for the process; the next one is sent after the answer. It gets files as bytes and reads none itself. */
export type PictureWork =
  | { work: 'placeholder'; original: Uint8Array }
  | ({ work: 'sizes' } & WantedSizes)

/** What each work makes. */
export type PictureDone = { placeholder: string; sizes: PictureSize[] }

export type PictureAnswer = { done: PictureDone[keyof PictureDone] } | { error: Error }

/** Threads have the priority of the one that starts them, so this comes before sharp. */
const priority = Number(process.argv[2])
if (priority > getPriority()) setPriority(priority)
const { makeSizes, makePlaceholder, boundMemory } = await import('./derive-picture.ts')
boundMemory()

process.on('message', (work: PictureWork) => void answer(work))
// Ctrl-C reaches every process of a terminal; the process that asks decides when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
// The process that asks has no more work, or is gone.
process.on('disconnect', () => process.exit())

async function answer(work: PictureWork) {
  try {
    send({ done: await run(work) })
  } catch (error) {
    send({ error: error as Error })
  }
}

function run(work: PictureWork): Promise<PictureDone[keyof PictureDone]> {
  return work.work === 'placeholder' ? makePlaceholder(work.original) : makeSizes(work)
}

function send(message: PictureAnswer) {
  if (process.connected) process.send?.(message)
}
