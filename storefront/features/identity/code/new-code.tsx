import type { ReactNode } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts'

/** Shows when another code may be requested, and then the button for it. */
export function NewCode({ until, onAsk }: { until: number; onAsk: () => void }) {
  const { t } = useWords()
  return (
    <p className="min-h-6 text-small leading-tight text-ink-2">
      <NewCodeIn until={until}>
        <TextButton onClick={onAsk} className="text-oud">
          {t('login_new_code')}
        </TextButton>
      </NewCodeIn>
    </p>
  )
}

/** Counts down to `until`; then its children. Not read out: it would never be silent. */
export function NewCodeIn({ until, children }: { until: number; children?: ReactNode }) {
  const { t } = useWords()
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return children
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Sentence
      text={t('login_new_code_in')}
      parts={{
        time: (
          <span key="time" className="ltr tabular-nums">
            {time}
          </span>
        ),
      }}
    />
  )
}
