import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { changedFields } from '../../ui/form/merge-fields.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import { Section } from '../../ui/page-head.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import css from './discounts.module.css'
import { NamePart } from './form/name-part.tsx'
import type { PartProps } from './form/part-props.ts'
import { GroupGone } from './group-gone.tsx'
import { readsOfDiscounts } from './reads-of-discounts.ts'
import type { Terms } from './terms.ts'
import { typedSince } from './typed-since.ts'
import { WhenPart } from './form/when-part.tsx'

type Props = { promotionId: string; terms: Terms }
type Changeable = Pick<Terms, 'title' | 'from' | 'until'>

/** The name and the days of a discount. */
export function ChangeDiscountForm({ promotionId, terms }: Props) {
  const { t } = useWords()
  const [changed, setChanged] = useState<Partial<Changeable>>({})
  const [isSaved, setSaved] = useState(false)
  const now = { ...terms, ...changed }
  const changes = changedFields(terms, now).length
  const send = useSend(readsOfDiscounts)
  const { run, isBusy, error, fields } = useChange(async () => {
    const { title, from, until } = now
    const isMoved = from !== terms.from || until !== terms.until
    await send('POST staff/change-promotion', {
      body: {
        promotionId,
        title: { en: title.en.trim(), ar: title.ar.trim() },
        ...(isMoved ? { days: { from: from || null, until: until || null } } : {}),
      },
    })
    setChanged((later) => typedSince(changed, later))
    setSaved(true)
  })
  const isDone = isSaved && changes === 0
  const set: PartProps['set'] = (name, value) => {
    setSaved(false)
    setChanged((earlier) => ({ ...earlier, [name]: value }))
  }
  return (
    <form onSubmit={onSubmit(run)} className={css.form} noValidate>
      <Notice error={Object.keys(fields).length > 0 ? null : error} />
      <GroupGone fields={fields} />
      <Section title={t('discount_part_when')}>
        <WhenPart terms={now} set={set} errors={fields} />
      </Section>
      <Section title={t('discount_part_name')}>
        <NamePart terms={now} set={set} errors={fields} />
      </Section>
      <output className={isDone ? ui.done : ui.hidden}>{isDone ? t('discount_saved') : ''}</output>
      <Button
        type="submit"
        loading={isBusy}
        className={css.submit}
        aria-disabled={changes === 0}
        data-disabled={changes === 0 || undefined}
      >
        {t('discount_save')}
      </Button>
      <LeaveGuard isOn={changes > 0} changes={changes} onSave={run} />
    </form>
  )
}
