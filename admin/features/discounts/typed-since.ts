/** What was typed into fields after they were sent, or while they were being saved: it is not saved yet. */
export function typedSince<F extends object>(sent: F, now: F): Partial<F> {
  const entries = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof F])
  return Object.fromEntries(entries) as Partial<F>
}
