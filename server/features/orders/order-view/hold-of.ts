type Hold = { payBefore: string | null; secondsToPay: number | null }

/** Until when units of an unpaid order stay reserved, and how many seconds that is from now, never below zero. */
export function holdOf(payBefore: Date | null, now: Date): Hold {
  if (!payBefore) return { payBefore: null, secondsToPay: null }
  const left = Math.floor((payBefore.getTime() - now.getTime()) / 1000)
  return { payBefore: payBefore.toISOString(), secondsToPay: Math.max(0, left) }
}
