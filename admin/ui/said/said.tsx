import { useEffect, useRef } from 'react'
import ui from '../ui.module.css'
import type { SaidSentence } from './use-said.ts'

type Props = {
  said: SaidSentence
  /** Nothing was changed: the sentence is no success. */
  isNeutral?: boolean
}

/** Says what was done. The focus goes there, because the button that was pressed may be gone with its row. */
export function Said({ said, isNeutral = false }: Props) {
  const output = useRef<HTMLOutputElement>(null)
  const { sentence, turn } = said
  useEffect(() => {
    if (said.sentence && said.takesFocus) output.current?.focus()
  }, [said])
  return (
    <output
      ref={output}
      tabIndex={-1}
      className={sentence ? ui.done : ui.hidden}
      data-neutral={isNeutral}
    >
      {/* A new element, so that the same sentence is read out again. */}
      <span key={turn}>{sentence}</span>
    </output>
  )
}
