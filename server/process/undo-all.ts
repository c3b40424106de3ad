import type { Logger } from 'pino'

/** Undoes the steps of a start, the last one first; returns false when a part did not end in time. */
export async function undoAll(
  undo: (() => Promise<unknown>)[],
  { log, say }: { log: Logger; say: (line: string) => void },
): Promise<boolean> {
  let complete = true
  for (let step = undo.pop(); step; step = undo.pop()) {
    try {
      if ((await step()) === false) complete = false
    } catch (err) {
      log.error({ err }, 'a part of the shop did not stop')
      complete = false
    }
  }
  if (!complete) say('What took too long was broken off.')
  return complete
}
