import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import type { Product } from '@rimal/contract/catalog'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import type { SizeAdvice } from '../../size-guide/size-by-height.ts'
import { SizeGuideDialog } from '../../size-guide/size-guide-dialog.tsx'
import { isBuyable, type ProductChoice, sizeOf } from '../product-choice.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: { product: Product; unit: LengthUnit; onUnit: (unit: LengthUnit) => void }
  choice: ProductChoice
  onMeasure: () => void
}

/** The size guide above the product's page: the recommended size can be chosen there. Import it lazily. */
export function ProductSizeGuide({ open, onClose, product: chosen, choice, onMeasure }: Props) {
  const { t } = useWords()
  const { product } = chosen
  const measure = product.customSize && (
    <TextButton
      className="text-oud"
      onClick={() => {
        onClose()
        onMeasure()
      }}
    >
      {t('sew_to_measure')}
    </TextButton>
  )

  const promotion = (advice: SizeAdvice) => {
    if (typeof advice === 'string') return measure && <p>{measure}</p>
    const { size } = advice
    const { item } = choice
    const option = sizeOf(item, size)
    const choose = (id: string) => {
      if (id !== item.id) choice.chooseItem(id)
      choice.chooseSize(size)
      onClose()
    }
    if (isBuyable(option)) {
      return (
        <Button full onClick={() => choose(item.id)}>
          {t('size_guide_choose', { size })}
        </Button>
      )
    }
    const others = product.items.filter((other) => isBuyable(sizeOf(other, size)))
    const why = option?.state === 'sold_out' ? 'size_guide_sold_out' : 'size_guide_not_made'
    return (
      <div className="grid gap-3">
        <p>{t(why, { size, color: definiteArabic(item.colorName) })}</p>
        {others.map(({ id, colorName }) => (
          <Button key={id} full kind="outline" onClick={() => choose(id)}>
            {t('size_guide_choose_in', { size, color: definiteArabic(colorName) })}
          </Button>
        ))}
        {measure && <p>{measure}</p>}
      </div>
    )
  }

  return <SizeGuideDialog open={open} onClose={onClose} product={chosen} promotion={promotion} />
}
