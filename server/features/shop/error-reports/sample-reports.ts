const hourMs = 60 * 60 * 1000
/** Reports of one error that are logged in an hour; of those beyond, one in a hundred. */
const logged = 5
const share = 100
const maxErrors = 500

/**
 * Returns a function that says whether a report goes to the log: a rare error always does, an error of many
 * browsers does not flood it.
 */
export function sampleReports(clock: () => Date): (message: string) => boolean {
  const counts = new Map<string, number>()
  let since = 0
  return (message) => {
    const now = clock().getTime()
    if (now - since >= hourMs) {
      counts.clear()
      since = now
    }
    const count = counts.get(message) ?? 0
    if (count === 0 && counts.size >= maxErrors) return false
    counts.set(message, count + 1)
    return count < logged || count % share === 0
  }
}
