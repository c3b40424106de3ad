import { expect } from '@playwright/test'
import type { Visit } from '../visit.ts'

/** The paths of the reads of which the app has a copy. */
export function listCopies({ page }: Visit): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('copies')
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('answers').objectStore('answers')
          const keys = store.getAllKeys()
          keys.addEventListener('success', () => {
            done(keys.result.map((address) => new URL(String(address)).pathname))
            opening.result.close()
          })
        })
      }),
  )
}

/** Waits until the app has a copy of a read. */
export async function untilCopied(app: Visit, path: string) {
  await expect.poll(() => listCopies(app)).toContain(path)
}
