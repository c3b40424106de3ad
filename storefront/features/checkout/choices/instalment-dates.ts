/** When four payments are due: the first at once, the others a month apart, as 'YYYY-MM-DD' of her own calendar. */
export function instalmentDays(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today.getFullYear(), today.getMonth() + index, 1)
    // 31 January is followed by the last day of February, not by a day of March.
    const lastDay = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()
    day.setDate(Math.min(today.getDate(), lastDay))
    return isoDay(day)
  })
}

/** The day of her own clock. */
function isoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}
