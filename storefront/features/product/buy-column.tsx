import type { Product } from '@rimal/contract/catalog'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { type RefObject, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Price } from '../../ui/price.tsx'
import { BuyButton } from './buy-button.tsx'
import { ColorSwatches } from './color-swatches.tsx'
import { CustomSizeRow } from './size/custom-size-row.tsx'
import { Instalments } from './instalments/instalments.tsx'
import type { ProductChoice } from './product-choice.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductTitle } from './product-title.tsx'
import { Remarks } from './remarks.tsx'
import { SizeChoice } from './size/size-choice.tsx'

const CustomSizeDialog = lazily(
  async () => (await import('../custom-size/custom-size-dialog.tsx')).CustomSizeDialog,
)
const PieceSizeGuide = lazily(
  async () => (await import('./size/piece-size-guide.tsx')).PieceSizeGuide,
)

type Props = {
  product: Product
  choice: ProductChoice
  missed: boolean
  busy: boolean
  onBuy: () => void
  sizes: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLDivElement | null>
}

/** Everything between wanting the piece and having it in the bag. */
export function BuyColumn(props: Props) {
  const { product, choice, missed, busy, onBuy, sizes, button } = props
  const { t } = useWords()
  const [guiding, setGuiding] = useState(false)
  const [measuring, setMeasuring] = useState(false)
  const measure = () => setMeasuring(true)
  // One unit for the table of the piece, here and in the size guide over it.
  const [unit, setUnit] = useState<LengthUnit>('cm')
  return (
    <div className="grid grid-cols-1 gap-6 pt-5 lg:gap-7 lg:pt-0">
      <ProductTitle product={product} item={choice.item} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={product.price} compareAt={product.compareAt} size="large" />
          <span className="text-small text-ink-2">{t('vat_included')}</span>
        </p>
        <Instalments price={product.price} />
      </div>
      <ColorSwatches items={product.items} chosen={choice.item} onChoose={choice.chooseItem} />
      <SizeChoice
        product={product}
        choice={choice}
        missed={missed}
        ref={sizes}
        onGuide={() => setGuiding(true)}
        onMeasure={measure}
      />
      {product.customSize && (
        <div className="-mt-3">
          <CustomSizeRow product={product} size={choice.size} onPress={measure} />
        </div>
      )}
      <Remarks value={choice.remarks} onChange={choice.writeRemarks} />
      <div ref={button}>
        <BuyButton size={choice.size} busy={busy} onBuy={onBuy} />
      </div>
      <ProductFacts product={product} size={choice.size} />
      {product.description && <p className="text-ink-2">{product.description}</p>}
      <ProductDetails product={product} unit={unit} onUnit={setUnit} />
      <CustomSizeDialog
        product={{ id: product.id, name: product.name }}
        open={measuring}
        onClose={() => setMeasuring(false)}
        onSaved={(customSizeId, of) => {
          choice.chooseCustom(customSizeId, of)
          setMeasuring(false)
        }}
      />
      <PieceSizeGuide
        open={guiding}
        onClose={() => setGuiding(false)}
        piece={{ product, unit, onUnit: setUnit }}
        choice={choice}
        onMeasure={measure}
      />
    </div>
  )
}
