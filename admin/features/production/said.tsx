import { useEffect, useRef } from 'react'
import ui from '../../ui/ui.module.css'

/** Says what was done. The focus goes there, because the button that was pressed may be gone with its row. */
export function Said({ sentence }: { sentence: string }) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (sentence) output.current?.focus()
  }, [sentence])
  return (
    <output ref={output} tabIndex={-1} className={sentence ? ui.done : ui.hidden}>
      {sentence}
    </output>
  )
}
