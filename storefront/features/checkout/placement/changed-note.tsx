import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** Says why the order was not placed and what changed meanwhile; typed values do not change. */
export function ChangedNote({ message, changes }: { message: string; changes: string[] }) {
  const { t } = useWords()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [message, changes])
  return (
    <div ref={note}>
      <ErrorNote>
        <span className="grid gap-1.5">
          <span>{message}</span>
          {changes.map((change) => (
            <span key={change} className="text-ink">
              {change}
            </span>
          ))}
          {changes.length > 0 && (
            <>
              <span className="text-ink-2">{t('changed_saved')}</span>
              <TextLink to="/cart" className="justify-self-start">
                {t('changed_cart')}
              </TextLink>
            </>
          )}
        </span>
      </ErrorNote>
    </div>
  )
}
