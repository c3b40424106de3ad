import cluster from 'node:cluster'

/** What a process says to the one that supervises it. */
export type ChildMessage =
  | { kind: 'said'; line: string }
  /** The database is filled, so that others may start on it. */
  | { kind: 'filled' }
  | { kind: 'opened'; setUpLink: string | undefined }
  /** The start failed; `sentence` is for the owner, and null where the cause is a defect. */
  | { kind: 'failed'; sentence: string | null }

/** The variable that names a process which another one supervises, as in `web 1`. */
export const nameVariable = 'SHOP_PROCESS'

/** The name of this process; undefined where nobody supervises it. */
export function ownName(): string | undefined {
  return cluster.isWorker ? process.env[nameVariable] : undefined
}

/** Resolves when the message is on its way, also where nobody is there to read it. */
export function notifySupervisor(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) return resolve()
    process.send(message, undefined, {}, () => resolve())
  })
}
