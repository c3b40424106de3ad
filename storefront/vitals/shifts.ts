/** Shifts less than this apart belong together. */
const gapMs = 1000
const longestMs = 5000

/** Adds up shifts of the layout that follow each other closely; the score is that of the worst such group. */
export function collectShifts() {
  let first = -Infinity
  let last = -Infinity
  let sum = 0
  let worst = 0
  return {
    add(at: number, value: number) {
      const isNew = at - last >= gapMs || at - first >= longestMs
      if (isNew) first = at
      sum = isNew ? value : sum + value
      last = at
      worst = Math.max(worst, sum)
    },
    score: () => worst,
  }
}
