import type { Visit } from '@rimal/contract/visits'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LineMeasurements } from '../cart/line-measurements.tsx'

/** The measurements of a guest's visit, and the link to save them in an account. */
export function VisitMeasurements({ visit: { measured } }: { visit: Visit }) {
  const { t } = useWords()
  const id = useId()
  const { pathname } = useLocation()
  const isLoggedIn = useLoginHint()
  if (measured.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 grid gap-4">
      <h2 id={id} className="text-h3">
        {t('visit_measured')}
      </h2>
      <ul className="border-t border-rule">
        {measured.map((person) => (
          <li key={person.name} className="grid gap-1 border-b border-rule py-4">
            <p className="wrap-anywhere">{person.name}</p>
            <LineMeasurements line={person} about={t('visit_measured_about')} />
          </li>
        ))}
      </ul>
      {isLoggedIn ? (
        <p className="text-ink-2">{t('visit_measured_full')}</p>
      ) : (
        <>
          <p className="text-ink-2">{t('visit_measured_text')}</p>
          <ButtonLink
            to="/user-login"
            state={{ from: pathname }}
            className="justify-self-start max-sm:w-full"
          >
            {t('visit_measured_save')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
