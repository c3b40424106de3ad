import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextButton } from '../text-link.tsx'
import { suggestEmail } from './suggest-email.ts'

/** Offers the likely email where the domain of the typed one looks like a mistake; anything else than an email is left alone. */
export function EmailSuggestion(props: {
  typed: string
  /** Whether the field still has the focus for the first time. */
  writing: boolean
  onTake: (email: string) => void
}) {
  const { typed, writing, onTake } = props
  const { t } = useWords()
  const meant = suggestEmail(typed, { writing })
  return (
    <p aria-live="polite" className="text-small leading-tight empty:hidden">
      {meant && (
        <TextButton onClick={() => onTake(meant)} className="wrap-anywhere">
          <span>
            <Sentence
              text={t('email_did_you_mean')}
              parts={{ email: <bdi dir="ltr">{meant}</bdi> }}
            />
          </span>
        </TextButton>
      )}
    </p>
  )
}
