import type { CartLine as Line } from '@rimal/contract/cart'
import type { LineNote } from '@rimal/contract/choices'
import { maxQuantity } from '@rimal/contract/limits'
import { Link } from 'react-router'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { arrivalWords } from './arrival-words.ts'
import { readyText } from '../delivery/ready-text.ts'
import { LineMeasurements } from './line-measurements.tsx'
import { LineNotes } from './line-notes.tsx'
import { productAddress } from './item/product-address.ts'
import type { CartHandle } from './use-cart-lines.ts'

/** A line of the cart: the product, its arrival, its price, and its buttons. */
export function CartLine(props: {
  line: Line
  cart: CartHandle
  /** True when the customer picks the order up. */
  pickup: boolean
}) {
  const { line, cart, pickup } = props
  const { t } = useWords()
  const { id, name, picture, buyable } = line
  const refusal = cart.refusals[id]
  return (
    <li className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-4 border-b border-rule py-5 max-[16rem]:grid-cols-1 lg:grid-cols-[min(9.5rem,30%)_minmax(0,1fr)] lg:gap-7 lg:py-7">
      <Link
        to={productAddress(line)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start max-[16rem]:w-26"
      >
        <Picture
          picture={picture}
          sizes="(min-width: 60rem) 9.5rem, 6.5rem"
          alt=""
          className={buyable ? '' : 'opacity-60'}
        />
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
        <Title line={line} />
        <Facts line={line} pickup={pickup} />
        <LineNotes line={line} />
        {refusal && <ErrorNote className="mt-1.5">{refusal}</ErrorNote>}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pt-2">
          {buyable ? <LineQuantity line={line} cart={cart} /> : <span />}
          <span className="grid min-h-11.5 items-center">
            <TextButton
              onClick={() => void cart.remove(line)}
              aria-label={t('cart_remove_of', { name })}
              className="text-small"
            >
              {t('cart_remove')}
            </TextButton>
          </span>
        </div>
      </div>
    </li>
  )
}

/** The name, the price and the product's one line. */
function Title({ line }: { line: Line }) {
  const { t } = useWords()
  const money = useMoney()
  const { name, buyable, quantity } = line
  const before = line.compareAt && line.compareAt * quantity
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h2 className="text-h3">
          <Link to={productAddress(line)} className="hover:text-oud">
            {name}
          </Link>
        </h2>
        {buyable && <Price amount={line.total} compareAt={before} />}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 leading-tight text-ink-2">
        <p className="text-small leading-tight">{line.subtitle}</p>
        {/* On a line that is always visible, so that a second unit moves nothing. */}
        {buyable && quantity > 1 && (
          <p className="text-micro leading-tight">
            {t('cart_each', { price: money(line.unitPrice) })}
          </p>
        )}
      </div>
    </>
  )
}

function Facts({ line, pickup }: { line: Line; pickup: boolean }) {
  const words = useWords()
  const { t } = words
  const { arrival } = line
  return (
    <>
      <p className="text-small leading-tight text-ink-2">{cutOf(line, words)}</p>
      <LineMeasurements line={line} />
      {line.remarks && (
        <p className="text-small leading-tight wrap-anywhere">
          {t('cart_remarks', { text: line.remarks })}
        </p>
      )}
      {arrival && (
        <p className="text-small leading-tight text-ink-2">
          {(pickup ? readyText : arrivalWords)(arrival, words)}
        </p>
      )}
    </>
  )
}

function LineQuantity({ line, cart }: { line: Line; cart: CartHandle }) {
  const words = useWords()
  const { id, name, quantity, quantityLimit } = line
  return (
    <Quantity
      value={cart.wanted[id] ?? quantity}
      max={quantityLimit}
      maxReason={limitReason(line, words)}
      onChange={(next) => void cart.change(line, next)}
      of={name}
    />
  )
}

const scarce: readonly LineNote[] = ['last_one', 'few_left', 'quantity_lowered']

/** Why no more can be asked for; silent where a note beside it has said so. */
function limitReason({ quantityLimit, notes }: Line, { t }: Words): string | undefined {
  if (quantityLimit >= maxQuantity) return t('cart_max_of_one', { max: maxQuantity })
  const notified = scarce.some((note) => notes.includes(note))
  return notified ? undefined : t('cart_no_more', { count: quantityLimit })
}

function cutOf({ colorName, size, profileName }: Line, { t }: Words): string {
  const measured = profileName
    ? t('line_measured_for', { name: profileName })
    : t('cart_made_to_measure')
  const cut = size === null ? measured : t('cart_size', { size })
  return `${colorName} · ${cut}`
}
