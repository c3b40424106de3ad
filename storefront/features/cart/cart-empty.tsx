import { useWords } from '../../i18n/words.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ProposedPieces } from './proposed-pieces.tsx'

export function CartEmpty() {
  const { t } = useWords()
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('cart_empty_title')}
        text={t('cart_empty_text')}
        link={{ to: '/product-list/best_seller', label: t('cart_empty_best') }}
      >
        <TextLink to="/product-list/latest_collection" className="mt-2 text-small">
          {t('cart_empty_latest')}
        </TextLink>
      </Empty>
      <ProposedPieces lines={[]} />
    </div>
  )
}
