import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { useSend } from '../../../queries.ts'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { changedFields } from '../../../ui/form/merge-fields.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page-head.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import { ForPart } from './for-part.tsx'
import { GiftPart } from './gift-part.tsx'
import { LimitsPart } from './limits-part.tsx'
import { NamePart } from './name-part.tsx'
import type { PartProps } from './part-props.ts'
import { readsOfDiscounts } from '../reads-of-discounts.ts'
import { SaidTerms } from '../said-terms.tsx'
import { lacksProducts, promotionOf, type Terms } from '../terms.ts'
import { WhenPart } from './when-part.tsx'
import { WhoPart } from './who-part.tsx'

/** The terms of a new discount in plain words, with the sentence that they make. */
export function NewDiscountForm({ start, currency }: { start: Terms; currency: string }) {
  const { t } = useWords()
  const { terms, set, errors, error, isBusy, changes, created, ...acts } = useNewDiscount(start)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const part = { terms, set, errors, currency }
  const effectId = useId()
  const isLacking = lacksProducts(terms)
  const hasFields = Object.keys(errors).length > 0
  return (
    // Without a submit button, Enter in the search for products creates nothing.
    <form ref={form} className={css.form} noValidate>
      <Notice error={hasFields ? null : error} />
      <Section title={t('discount_part_gives')}>
        <GiftPart {...part} />
      </Section>
      <Section title={t('discount_part_for')}>
        <ForPart {...part} />
      </Section>
      <Section title={t('discount_part_who')}>
        <WhoPart {...part} />
      </Section>
      <Section title={t('discount_part_when')}>
        <WhenPart {...part} />
      </Section>
      <Section title={t('discount_part_limits')}>
        <LimitsPart {...part} />
      </Section>
      <Section title={t('discount_part_name')}>
        <NamePart {...part} />
      </Section>
      <SaidTerms terms={terms} currency={currency} />
      <p className={css.effect} id={effectId}>
        {t(isLacking ? 'discount_for_nothing' : 'discount_create_effect')}
      </p>
      <Button
        loading={isBusy}
        className={css.submit}
        aria-disabled={isLacking}
        data-disabled={isLacking || undefined}
        aria-describedby={effectId}
        onClick={() => (isLacking ? undefined : void acts.create())}
      >
        {t('discount_create')}
      </Button>
      <LeaveGuard
        isOn={changes > 0 && created === null}
        changes={changes}
        onSave={async () => !isLacking && acts.createAndLeave()}
      />
      {/* After the guard, so that the guard lets it pass. */}
      {created === null ? null : <Navigate to={`/discounts/${created}`} />}
    </form>
  )
}

function useNewDiscount(start: Terms) {
  const [base] = useState(start)
  const [terms, setTerms] = useState(start)
  const [created, setCreated] = useState<string | null>(null)
  const send = useSend(readsOfDiscounts)
  const { run, isBusy, error, fields } = useChange(async (isLeaving: boolean) => {
    const { promotionId } = await send('POST staff/add-promotion', { body: promotionOf(terms) })
    if (!isLeaving) setCreated(promotionId)
  })
  const set: PartProps['set'] = (name, value) => setTerms((now) => ({ ...now, [name]: value }))
  return {
    terms,
    set,
    errors: fields,
    error,
    isBusy,
    changes: changedFields(base, terms).length,
    /** The id of the discount, once it is there. */
    created,
    create: () => run(false),
    createAndLeave: () => run(true),
  }
}
