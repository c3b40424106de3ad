import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.tsx'
import { TextButton } from './text-link.tsx'

/** The error of a whole form or list, and the action that can fix it. */
export function ErrorNote(props: {
  children: ReactNode
  onRetry?: () => void
  className?: string
}) {
  const { children, onRetry, className = '' } = props
  const { t } = useWords()
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 border-s-2 border-alert bg-wash px-3.5 py-3 text-small leading-tight text-alert ${className}`}
    >
      <span className="flex gap-2">
        <span aria-hidden="true" className="mt-[.4em] size-2 flex-none rotate-45 bg-alert" />
        <span>{children}</span>
      </span>
      {onRetry && (
        <TextButton onClick={onRetry} className="text-ink">
          {t('try_again')}
        </TextButton>
      )}
    </div>
  )
}
