/** The same day of this month and of those after it, or the last one of a shorter month. */
export function instalmentDays(today: string, count: number): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, later) => {
    const lastDay = new Date(Date.UTC(year, month + later, 0)).getUTCDate()
    const date = new Date(Date.UTC(year, month - 1 + later, Math.min(day, lastDay)))
    return date.toISOString().slice(0, 10)
  })
}
