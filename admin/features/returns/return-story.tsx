import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { useWords } from '../../words.tsx'
import css from './returns.module.css'

/** The reason of a return, and what the customer and the shop wrote about it since. */
export function ReturnStory({ found }: { found: StaffReturnPage }) {
  const { t } = useWords()
  const { reason, note, question, answer, refusedFor, appeal } = found
  const said = [
    ['staff_return_asked', question],
    ['staff_return_answered', answer],
    ['staff_return_refused_for', refusedFor],
    ['staff_return_appeal', appeal],
  ] as const satisfies readonly (readonly [AdminTextKey, string | null])[]
  return (
    <div className={css.story}>
      <p>{t(`staff_return_why_${reason}`)}</p>
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
      {said.map(([title, text]) =>
        text ? (
          <div key={title}>
            <h3>{t(title)}</h3>
            <blockquote dir="auto">{text}</blockquote>
          </div>
        ) : null,
      )}
    </div>
  )
}
