import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextButton } from '../../ui/text-link.tsx'

/** Replaces the form, so that the shopper sees where the message went. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid max-w-[32rem] justify-items-start gap-4 py-6">
      <Ridge />
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('message_sent')}
      </h2>
      <p className="text-ink-2">{t('message_sent_hint', { email })}</p>
      <TextButton onClick={onAgain}>{t('write_another')}</TextButton>
    </div>
  )
}
