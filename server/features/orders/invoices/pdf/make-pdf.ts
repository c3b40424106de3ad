import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Asked, Compiled } from './compile-pdf.ts'
import type { PrintedDocument } from './print-document.ts'

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }

/** The thread that lays out documents, once one was asked for: its fonts take a moment to read. */
let printer: { worker: Worker; waiting: Map<number, Waiting> } | undefined
let asked = 0

/** The documents as one PDF, with its fonts in it; all are printed in the languages of the first. */
export function makePdf(documents: PrintedDocument[]): Promise<Buffer> {
  printer ??= openPrinter()
  const { worker, waiting } = printer
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, documents } satisfies Asked, [])
  })
}

function openPrinter(): NonNullable<typeof printer> {
  const worker = new Worker(join(import.meta.dirname, 'compile-pdf.ts'))
  const waiting = new Map<number, Waiting>()
  worker.on('message', (compiled: Compiled) => {
    const { resolve, reject } = waiting.get(compiled.id) ?? {}
    waiting.delete(compiled.id)
    // A worker without a job must not prevent the process from ending.
    if (waiting.size === 0) worker.unref()
    if ('pdf' in compiled) resolve?.(Buffer.from(compiled.pdf))
    else reject?.(new Error(compiled.message))
  })
  worker.on('error', (error) => {
    printer = undefined
    for (const { reject } of waiting.values()) reject(error)
  })
  return { worker, waiting }
}
