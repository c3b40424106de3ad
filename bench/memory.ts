import { readFile, writeFile } from 'node:fs/promises'

/** Begins the peak of a process anew. */
export async function forgetPeak(pid: number) {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** The most memory that a process had, in megabytes. */
export function peakOf(pid: number): Promise<number> {
  return statusOf(pid, 'VmHWM')
}

/** The memory that a process has, with all its threads, in megabytes. */
export function memoryOf(pid: number): Promise<number> {
  return statusOf(pid, 'VmRSS')
}

async function statusOf(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = ''] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
  return Number(kilobytes) / 1000
}
