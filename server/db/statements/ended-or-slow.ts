/** A statement that takes longer is on a connection that hangs, and must keep nobody from using another one. */
const patienceMs = 1000

/** Resolves when the statement has ended in either way, or takes longer than a second. */
export function endedOrSlow(statement: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  timer.unref()
  const end = () => {
    clearTimeout(timer)
    resolve()
  }
  statement.then(end, end)
  return promise
}
