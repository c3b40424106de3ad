const dayMs = 86_400_000

/** The whole days since an instant; 0 for one in the future. */
export function daysSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / dayMs))
}
