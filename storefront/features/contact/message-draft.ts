import { isRecord, storedValue } from '../../session/stored-value.ts'
import { useStored } from '../../session/use-stored.ts'
import { emptyMessage, type Message } from './message.ts'

const draft = storedValue<Message | null>({
  area: 'session',
  key: 'rimal-message',
  version: 1,
  initial: null,
  parse(stored) {
    if (!isRecord(stored)) return null
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string')
    return { ...emptyMessage, ...Object.fromEntries(texts) }
  },
})

/**
 * Returns the message that the shopper typed earlier in this tab: a reload or the other language finds it again.
 * The server renders the page without it.
 */
export function useMessageDraft(): Message | null {
  return useStored(draft, null)
}

export function storeMessageDraft(message: Message | null) {
  if (message) draft.set(message)
  else draft.clear()
}
