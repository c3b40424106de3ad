/** Returns the milliseconds of a call for each item, one call after the other. */
export async function times<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (const item of items) taken.push(await timed(() => work(item)))
  return taken
}

/** Returns the milliseconds of a call. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
