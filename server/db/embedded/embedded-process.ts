import { readFileSync } from 'node:fs'

/** A name for a living process that no later process gets, or undefined when there is no such process. */
export function processMark(pid: number) {
  const started = process.platform === 'linux' ? startTime(pid) : answers(pid) ? '0' : undefined
  return started === undefined ? undefined : `${pid}-${started}`
}

export function markIsAlive(mark: string) {
  return processMark(pidOfMark(mark)) === mark
}

export function pidOfMark(mark: string) {
  return Number(mark.split('-')[0])
}

// A pid alone is not enough: in a container every run of the shop may have the same one.
function startTime(pid: number) {
  const stat = read(`/proc/${pid}/stat`)
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields[18]
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function answers(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
