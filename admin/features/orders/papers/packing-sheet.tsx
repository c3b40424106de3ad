import { formatDay } from '@rimal/contract/dates'
import { direction, htmlLanguage, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { PackingSlip } from '@rimal/contract/staff/papers'
import { orderTimelineWords } from '@rimal/contract/words/admin/order-timeline'
import { AddressLines } from '../../../ui/contact/address-lines.tsx'
import { Picture } from '../../../ui/picture.tsx'
import sheetCss from '../../../ui/print/sheet.module.css'
import css from './packing.module.css'

type Line = PackingSlip['lines'][number]
type SlipKey = Extract<keyof typeof orderTimelineWords, `slip_${string}`>

/** The sheet of paper that goes into a parcel, in the language of its order: no price and no measurement, but what the courier collects. */
export function PackingSheet({ slip }: { slip: PackingSlip }) {
  const { language, orderNumber, name, phone, alternateNumber, address, arrivesBy, lines } = slip
  const word = (key: SlipKey) => textIn(orderTimelineWords[key], language)
  return (
    <article
      className={`${sheetCss.sheet} ${css.sheet}`}
      lang={htmlLanguage(language)}
      dir={direction(language)}
    >
      <Shop shop={slip.shop} />
      <header>
        <p className={css.number}>
          <bdi dir="ltr">{orderNumber}</bdi>
        </p>
        <p>
          {word('slip_promised').replace(
            '{day}',
            formatDay(arrivesBy, language, { weekday: true }),
          )}
        </p>
      </header>
      <address>
        <b>
          <bdi>{name}</bdi>
        </b>
        {address === null ? <span>{word('slip_pickup')}</span> : null}
        <AddressLines lines={address ?? []} language={language} />
        {[phone, alternateNumber].filter(Boolean).map((number) => (
          <span key={number}>
            <bdi dir="ltr">{number}</bdi>
          </span>
        ))}
      </address>
      {slip.due ? (
        <p className={css.due}>
          <span>{word('slip_due')}</span>
          <b>{formatMoney(slip.due, { currency: slip.currency, language })}</b>
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{word('slip_units')}</th>
            <th scope="col" colSpan={2}>
              {word('slip_item')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <SlipLine key={place} line={line} word={word} />
          ))}
        </tbody>
      </table>
    </article>
  )
}

/** Who sends the parcel, and how the shop is reached. */
function Shop({ shop: { name, phone, email } }: Pick<PackingSlip, 'shop'>) {
  return (
    <div className={css.shop}>
      <b>{name}</b>
      {[phone, email].filter(Boolean).map((contact) => (
        <bdi key={contact} dir="ltr">
          {contact}
        </bdi>
      ))}
    </div>
  )
}

function SlipLine({ line, word }: { line: Line; word: (key: SlipKey) => string }) {
  const { name, colorName, size, sku, units, picture } = line
  const kind =
    size === null ? word('slip_measured') : word('slip_size').replace('{size}', String(size))
  return (
    <tr>
      <td className={css.units}>{units}</td>
      <td className={css.photo}>
        <Picture picture={{ ...picture, alt: '' }} width={54} />
      </td>
      <td>
        <b>{name}</b>
        <span>
          {colorName} · {kind}
        </span>
        {sku ? (
          <span>
            <bdi dir="ltr">{sku}</bdi>
          </span>
        ) : null}
      </td>
    </tr>
  )
}
