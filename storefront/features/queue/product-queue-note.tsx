import type { Product } from '@rimal/contract/catalog'
import { clockText, formatMoment } from '@rimal/contract/dates'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useAdmission } from './admission.ts'

type Props = { product: Pick<Product, 'id' | 'queue'> }

/** Says before the press of the button that a product is sold by turn. */
export function ProductQueueNote({ product: { id, queue } }: Props) {
  const { t, language } = useWords()
  const { timeZone } = useShop()
  const until = useAdmission(id)
  if (!queue) return null
  if (until) {
    return <Note>{t('product_queue_turn', { time: clockText(until, timeZone) })}</Note>
  }
  const { opensAt } = queue
  const text =
    opensAt === null
      ? t('product_sold_by_turn')
      : t('product_queue_opens', { moment: formatMoment(new Date(opensAt), language, timeZone) })
  return (
    <Note>
      <span className="grid justify-items-start gap-2.5">
        <span>{text}</span>
        <TextLink to={`/queue?product=${id}`}>{t('product_queue_join')}</TextLink>
      </span>
    </Note>
  )
}
