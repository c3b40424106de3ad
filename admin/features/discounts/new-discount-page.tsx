import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { BackToDiscounts } from './back-to-discounts.tsx'
import { NewDiscountForm } from './form/new-discount-form.tsx'
import { noTerms, termsOf } from './terms.ts'

/** A new discount; with `copy` in the address it begins with the terms of another one, without its code. */
export function NewDiscountPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const copied = search.get('copy')
  return (
    <>
      <BackToDiscounts />
      <PageHead title={t('discounts_new')} />
      {copied === null ? <Form promotion={null} /> : <Copy key={copied} id={copied} />}
    </>
  )
}

function Copy({ id }: { id: string }) {
  const read = useRead('GET staff/get-promotion/{promotionId}', { params: { promotionId: id } })
  return (
    <ReadOne read={read} isIt={({ promotionId }) => promotionId === id}>
      {(promotion) => <Form promotion={promotion} />}
    </ReadOne>
  )
}

function Form({ promotion }: { promotion: StaffPromotion | null }) {
  const shop = useShop()
  if (!shop) return null
  const start = promotion
    ? { ...termsOf(promotion, shop.timeZone), code: '', from: '', until: '' }
    : noTerms
  return <NewDiscountForm currency={shop.currency} start={start} />
}
