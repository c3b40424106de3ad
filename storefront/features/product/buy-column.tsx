import type { Product } from '@rimal/contract/catalog'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { type RefObject, useDeferredValue, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { later } from '../../later.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { PriceThere } from '../delivery/price-there.tsx'
import { BuyButton } from './buy-button.tsx'
import { ColorSwatches } from './color-swatches.tsx'
import { CustomSizeHint, CustomSizeRow } from './size/custom-size-row.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import type { ProductChoice } from './product-choice.ts'
import { ProductTitle } from './product-title.tsx'
import { SizeChoice } from './size/size-choice.tsx'

const Instalments = later(async () => (await import('./instalments/instalments.tsx')).Instalments)
const BeforeBuying = later(async () => (await import('./before-buying.tsx')).BeforeBuying)
const ProductFacts = later(async () => (await import('./product-facts.tsx')).ProductFacts)
const ProductDetails = later(async () => (await import('./product-details.tsx')).ProductDetails)
const CustomSizeDialog = lazily(
  async () => (await import('../custom-size/custom-size-dialog.tsx')).CustomSizeDialog,
)
const NotifyWhenBack = lazily(
  async () => (await import('./size/notify-when-back.tsx')).NotifyWhenBack,
)
const ProductSizeGuide = lazily(
  async () => (await import('./size/product-size-guide.tsx')).ProductSizeGuide,
)

/** Loads the sections of the column that the server renders and the browser makes work later. */
export function loadBuyColumn() {
  const sections = [Instalments, CustomSizeHint, BeforeBuying, ProductFacts, ProductDetails]
  return Promise.all(sections.map((section) => section.load()))
}

type Props = {
  product: Product
  choice: ProductChoice
  missed: boolean
  busy: boolean
  failed: TextKey | null
  onBuy: () => void
  /** Whether the waiting list of a sold-out size is open. */
  asking: boolean
  setAsking: (open: boolean) => void
  sizes: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLDivElement | null>
}

/** All controls for choosing the product and putting it into the cart. */
export function BuyColumn(props: Props) {
  const { product, choice, missed, busy, failed, onBuy, setAsking, sizes, button } = props
  const { t } = useWords()
  const [opened, open] = useState<Opened>(null)
  // How to pay and what to change matter only where there is something to buy.
  const isForSale = !choice.isSoldOut || choice.size.kind !== 'none'
  // The garment table uses the same unit here and in the size guide.
  const [unit, setUnit] = useState<LengthUnit>('cm')
  // An urgent change of what a later section shows would remove it while its code is on its way.
  const shown = useDeferredValue(product)
  const isToMeasure = useDeferredValue(choice.size.kind === 'custom')
  const isOfferedLater = useDeferredValue(isForSale)
  const remarks = useDeferredValue(choice.remarks)
  return (
    <div className="grid grid-cols-1 gap-4 pt-4 lg:gap-7 lg:pt-0">
      <ProductTitle product={product} item={choice.item} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PriceThere of={product} size="large" />
          <span className="text-small text-ink-2">{t('vat_included')}</span>
        </p>
        {isForSale && <Instalments product={shown} />}
      </div>
      <ColorSwatches items={product.items} chosen={choice.item} onChoose={choice.chooseItem} />
      <SizeChoice
        choice={choice}
        missed={missed}
        ref={sizes}
        onGuide={() => open('guide')}
        onSoldOut={() => setAsking(true)}
      />
      {product.customSize && (
        <div className="-mt-1 lg:-mt-3">
          <CustomSizeRow product={product} size={choice.size} onPress={() => open('measure')} />
        </div>
      )}
      <BeforeBuying
        product={shown}
        isForSale={isForSale}
        stored={remarks}
        onChange={choice.writeRemarks}
      />
      <div ref={button}>
        <BuyButton choice={choice} limited={product.limitedTo !== null} busy={busy} onBuy={onBuy} />
        {failed && (
          <ErrorNote onRetry={onBuy} className="mt-3">
            {t(failed)}
          </ErrorNote>
        )}
      </div>
      <ProductFacts product={shown} isToMeasure={isToMeasure} isForSale={isOfferedLater} />
      {product.description && <p className="text-ink-2">{product.description}</p>}
      <ProductDetails product={shown} unit={unit} onUnit={setUnit} />
      <Dialogs {...props} opened={opened} open={open} unit={unit} onUnit={setUnit} />
    </div>
  )
}

type Opened = 'guide' | 'measure' | null

/** The size guide, the measurements and the waiting list. */
function Dialogs(
  props: Pick<Props, 'product' | 'choice' | 'asking' | 'setAsking'> & {
    opened: Opened
    open: (dialog: Opened) => void
    unit: LengthUnit
    onUnit: (unit: LengthUnit) => void
  },
) {
  const { product, choice, asking, setAsking, opened, open, unit, onUnit } = props
  const close = () => open(null)
  return (
    <>
      <CustomSizeDialog
        product={{ id: product.id, name: product.name }}
        open={opened === 'measure'}
        onClose={close}
        onSaved={(customSizeId, of) => {
          choice.chooseCustom(customSizeId, of)
          close()
        }}
      />
      <NotifyWhenBack
        open={asking}
        onClose={() => setAsking(false)}
        product={product}
        item={choice.item}
        wanted={choice.wanted}
        onMeasure={() => open('measure')}
      />
      <ProductSizeGuide
        open={opened === 'guide'}
        onClose={close}
        product={{ product, unit, onUnit }}
        choice={choice}
        onMeasure={() => open('measure')}
      />
    </>
  )
}
