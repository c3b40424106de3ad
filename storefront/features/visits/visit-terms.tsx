import { visitedAreasText } from '@rimal/contract/visited-areas'
import type { HomeService } from '@rimal/contract/visits'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The terms of a visit, each with a tick. */
export function VisitTerms({ service }: { service: HomeService }) {
  const { t, language } = useWords()
  const areas = visitedAreasText(service, language)
  const terms = [
    t('visit_contact_within', { count: service.contactWithinDays }),
    t('visit_no_fees'),
    t('visit_cancel_any_time'),
    ...(areas ? [t('visit_in_areas', { areas })] : []),
  ]
  return (
    <ul className="grid gap-2 leading-tight">
      {terms.map((term) => (
        <li key={term} className="flex items-start gap-2.5">
          <Icon name="check" size="sm" className="mt-[.15em]" />
          {term}
        </li>
      ))}
    </ul>
  )
}
