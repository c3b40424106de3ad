import { useSyncExternalStore } from 'react'
import { emptyMessage, type Message } from './message.ts'

const key = 'rimal-message'

/**
 * Returns the message that the shopper typed earlier in this tab: a reload or the other language finds it again.
 * The server renders the page without it.
 */
export function useMessageDraft(): Message | null {
  return parse(useSyncExternalStore(subscribe, read, () => null))
}

export function storeMessageDraft(message: Message | null) {
  try {
    if (message === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(message))
  } catch {
    // A forbidden storage costs only the second chance.
  }
}

/** Only the form itself writes the draft, so there is nothing to subscribe to. */
function subscribe() {
  return () => {}
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Message | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...emptyMessage, ...stored } : null
  } catch {
    return null
  }
}
