import type { Cart } from '@rimal/contract/cart'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { call } from '../../../api.ts'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { nameOf } from './describe-changes.ts'

/** Why the order was not placed, what changed meanwhile, and how to go on; nothing typed is touched. */
export function ChangedNote(props: {
  message: string
  changes: string[]
  cart: Cart
  onBagChanged: () => Promise<unknown>
}) {
  const { message, changes, cart, onBagChanged } = props
  const { t } = useWords()
  const note = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const gone = cart.lines.filter((line) => !line.buyable)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [message, changes])

  async function remove() {
    if (busy) return
    setBusy(true)
    for (const { id } of gone) {
      await call('POST guest-cart/remove-line', { body: { line_id: id } }).catch(() => null)
    }
    await onBagChanged()
    setBusy(false)
  }
  return (
    <div ref={note} className="grid gap-3">
      <ErrorNote>
        <span className="grid gap-1.5">
          <span>{message}</span>
          {changes.map((change) => (
            <span key={change} className="text-ink">
              {change}
            </span>
          ))}
          {changes.length > 0 && <span className="text-ink-2">{t('changed_kept')}</span>}
        </span>
      </ErrorNote>
      {gone.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-small leading-tight">
          {gone.length < cart.lines.length && (
            <TextButton disabled={busy} onClick={() => void remove()}>
              {t('changed_remove', {
                piece: gone.map(nameOf).join(t('list_separator')),
              })}
            </TextButton>
          )}
          <TextLink to="/cart">{t('changed_bag')}</TextLink>
        </p>
      )}
    </div>
  )
}
