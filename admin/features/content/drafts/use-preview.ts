import { useState } from 'react'

export type PreviewState = 'closed' | 'open' | 'left'

/** Holds whether the preview is open; after it was left, the button that opened it takes the focus. */
export function usePreview() {
  const [state, setState] = useState<PreviewState>('closed')
  return {
    state,
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('left'),
  }
}
