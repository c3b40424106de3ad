import { formatMoney } from '@rimal/contract/money'
import type { ProductRow } from '@rimal/contract/staff/products'
import { Link } from 'react-router'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import { type Words, useWords } from '../../words.tsx'
import { AvailableGrid } from './available-grid.tsx'
import { kindOfState } from './product-state.ts'
import css from './products.module.css'

type Given = { time: FormatTime; currency: string | undefined }

/** The columns of the list of products. */
export function productColumns(
  { t, language }: Words,
  { time, currency }: Given,
): ListColumns<'products', ProductRow> {
  return {
    product: {
      title: t('products_product'),
      cell: (row) => <Name row={row} />,
    },
    state: {
      title: t('products_state'),
      cell: (row) => <State row={row} time={time} />,
    },
    available: {
      title: t('products_available'),
      onPhone: 'wide',
      cell: (row) => <AvailableGrid row={row} />,
    },
    price: {
      title: t('products_price'),
      isNumber: true,
      cell: ({ price, compareAt }) => {
        if (currency === undefined) return null
        const text = (amount: number) => formatMoney(amount, { currency, language })
        return (
          <>
            {text(price)}
            {compareAt === null ? null : (
              <Micro>
                <s>{text(compareAt)}</s>
              </Micro>
            )}
          </>
        )
      },
    },
    sold: {
      title: t('products_sold'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ sold }) => sold || '–',
    },
    lead_days: {
      title: t('product_lead_days'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ madeToOrder, leadDays }) => (madeToOrder && leadDays) || '–',
    },
  }
}

function Name({ row: { id, name, picture } }: { row: ProductRow }) {
  const { language } = useWords()
  const [own, other] = language === 'arb' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <div className={css.name}>
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} width={68} />
      ) : (
        <span className={css.noPicture} />
      )}
      <div>
        <Link className={ui.rowLink} to={`/products/${id}`}>
          <bdi lang={own}>{name[own] || name[other]}</bdi>
        </Link>
        <Micro>
          <bdi lang={other}>{name[other]}</bdi>
        </Micro>
      </div>
    </div>
  )
}

function State({ row, time }: { row: ProductRow; time: FormatTime }) {
  const { t } = useWords()
  const { state, publishAt, isUntranslated } = row
  return (
    <>
      <StateMark kind={kindOfState[state]}>
        {publishAt
          ? t('products_goes_out', { when: time(publishAt) })
          : t(`products_state_${state}`)}
      </StateMark>
      {isUntranslated ? (
        <div>
          <StateMark kind="held">{t('products_untranslated')}</StateMark>
        </div>
      ) : null}
    </>
  )
}
