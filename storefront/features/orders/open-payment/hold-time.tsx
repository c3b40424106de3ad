import { useWords } from '../../../i18n/words.tsx'
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts'
import { holdText } from './hold-text.ts'

export type Hold = {
  payBefore: string | null
  secondsToPay: number | null
  /** When both were read, by the clock of this device. */
  readAt: number
}

/** How long the units of an unpaid order stay reserved, counted down in silence. */
export function HoldTime({ hold: { payBefore, secondsToPay, readAt } }: { hold: Hold }) {
  const words = useWords()
  const secondsLeft = useSecondsUntil(readAt + (secondsToPay ?? 0) * 1000)
  if (!payBefore) return null
  return (
    <span role="timer" aria-live="off">
      {holdText({ until: payBefore, secondsLeft }, words)}
    </span>
  )
}
