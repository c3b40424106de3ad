import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldCodes } from './check-filled.ts'

/**
 * Says which errors are visible: those of fields that were left, and all of them once the customer tried to
 * continue. An error disappears as soon as it is corrected.
 */
export function useFaults(codes: FieldCodes) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const afterPress = useAfterPress()
  const codeOf = (name: string) => (all || seen.has(name) ? codes[name] : undefined)
  const leave = (name: string) => {
    // A sentence that appears while a button is pressed would move the button away.
    afterPress(() => setSeen((known) => new Set(known).add(name)))
  }
  return { codeOf, leave, showAll: () => setAll(true) }
}

function useAfterPress() {
  const pressed = useRef(false)
  useEffect(() => {
    const press = () => void (pressed.current = true)
    const release = () => void (pressed.current = false)
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    addEventListener('pointerdown', press, options)
    for (const name of ['pointerup', 'pointercancel', 'click']) {
      addEventListener(name, release, options)
    }
    return () => listening.abort()
  }, [])
  return useCallback((run: () => void) => {
    if (!pressed.current) return run()
    // The click that follows the release comes first.
    addEventListener('pointerup', () => setTimeout(run, 50), { once: true })
  }, [])
}
