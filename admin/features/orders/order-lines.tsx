import {
  type Measurements,
  measurements,
  quartersToText,
} from '@rimal/contract/measure/measurements'
import { formatMoney } from '@rimal/contract/money'
import { maySee } from '@rimal/contract/personal-data'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useSession } from '../../session.ts'
import { isolate } from '../../ui/isolate.ts'
import { Picture } from '../../ui/picture.tsx'
import { Micro } from '../../ui/table.tsx'
import { useWords } from '../../words.tsx'
import css from './orders.module.css'

type Line = StaffOrder['lines'][number]

/** The lines of an order with their pictures, and the measurements of those made to measure. */
export function OrderLines({ order: { lines, totals } }: { order: StaffOrder }) {
  return (
    <ul>
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} currency={totals.currency} />
      ))}
    </ul>
  )
}

function OrderLine({ line, currency }: { line: Line; currency: string }) {
  const { t, language } = useWords()
  const { picture, name, colorName, size, sku, madeToOrder, quantity, cancelled, remarks } = line
  const kind = line.measurements
    ? t('order_made_to_measure')
    : madeToOrder && t('order_made_to_order')
  const facts = [colorName, size && t('order_size', { size }), kind].filter(Boolean)
  return (
    <li className={css.line}>
      <Picture picture={picture} width={96} />
      <div>
        <h3>
          {quantity} × {name}
        </h3>
        <p>{facts.join(' · ')}</p>
        {sku ? (
          <Micro>
            <bdi dir="ltr">{sku}</bdi>
          </Micro>
        ) : null}
        {cancelled > 0 ? <Micro>{t('order_cancelled_units', { count: cancelled })}</Micro> : null}
        {remarks ? <blockquote dir="auto">“{remarks}”</blockquote> : null}
      </div>
      <p>{formatMoney(line.total, { currency, language })}</p>
      {line.measurements ? (
        <MeasurementTable name={line.profileName ?? ''} figures={line.measurements} />
      ) : null}
    </li>
  )
}

function MeasurementTable({ name, figures }: { name: string; figures: Measurements }) {
  const { t, language } = useWords()
  const { me } = useSession()
  if (!maySee(me.role, 'measurements')) return <Micro>{t('measurements_hidden')}</Micro>
  return (
    <div className={css.measures}>
      <Micro>{t('order_measurements', { name: isolate(name) })}</Micro>
      <dl>
        {measurements.map(({ key }) => {
          const quarters = figures[key]
          return (
            <div key={key}>
              <dt>{t(`measurement_${key}`)}</dt>
              <dd>{quarters === undefined ? '–' : quartersToText(quarters, 'in', language)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
