import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { BackToDiscounts } from './back-to-discounts.tsx'
import { NewDiscountForm } from './form/new-discount-form.tsx'
import { noTerms, termsOf } from './terms.ts'

/** A new discount; with `copy` in the address it begins with the terms of another one, without its code. */
export function NewDiscountPage() {
  const { t } = useWords()
  const shop = useShop()
  const [search] = useSearchParams()
  const copied = search.get('copy')
  const { data, error, refetch } = useRead('GET staff/list-promotions')
  const promotion = data?.find(({ promotionId }) => promotionId === copied)
  const isReady = shop !== undefined && (copied === null || data !== undefined)
  return (
    <>
      <BackToDiscounts />
      <PageHead title={t('discounts_new')} />
      {error && !isReady ? <Broken error={error} onAgain={() => void refetch()} /> : null}
      {isReady ? (
        <NewDiscountForm
          key={copied}
          currency={shop.currency}
          start={
            promotion
              ? { ...termsOf(promotion, shop.timeZone), code: '', from: '', until: '' }
              : noTerms
          }
        />
      ) : null}
    </>
  )
}
