import { useEffect } from 'react'
import { isMac } from '../../ui/keys/is-mac.ts'

/** Opens and closes the palette with ⌘K or Ctrl+K: the key itself counts, whatever its keyboard writes with it. */
export function usePaletteKey(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (isMac ? event.metaKey : event.ctrlKey) && event.code === 'KeyK'
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Another dialog is answered first.
      if (isOpen || !document.querySelector('[role="dialog"]')) setOpen(!isOpen)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOpen, setOpen])
}
