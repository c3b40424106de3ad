import { useCallback, useState } from 'react'

export type SaidSentence = {
  sentence: string
  /** How many sentences there were; the same sentence is said anew with every one. */
  turn: number
  takesFocus: boolean
}

/** Holds the last sentence about what was done, for `Said`. */
export function useSaid() {
  const [said, setSaid] = useState<SaidSentence>({ sentence: '', turn: 0, takesFocus: true })
  /** Says a sentence; it takes the focus unless the button that was pressed stays in its place. */
  const say = useCallback((sentence: string, takesFocus = true) => {
    setSaid(({ turn }) => ({ sentence, turn: turn + 1, takesFocus }))
  }, [])
  return { said, say }
}
