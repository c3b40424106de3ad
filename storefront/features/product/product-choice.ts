import type { Product, ProductItem, SizeOption } from '@rimal/contract/catalog'
import type { Measurements } from '@rimal/contract/measurements'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { rememberMySize } from '../catalog/filters/my-size.ts'
import { takeHandedOver } from '../custom-size/hand-over.ts'

/** What she would put into the bag: a size of the shop, her own measurements, or nothing yet. */
export type SizeChoice =
  | { kind: 'none' }
  | { kind: 'size'; size: number }
  | { kind: 'custom'; customSizeId: string; measurements: Measurements }

export type ProductChoice = {
  item: ProductItem
  size: SizeChoice
  /** A size she had chosen that the new colour does not have. */
  lost: number | null
  chooseItem: (id: string) => void
  chooseSize: (size: number) => void
  chooseCustom: (customSizeId: string, measurements: Measurements) => void
}

/** The colour is in the address, so that it can be shared; the size is hers for this visit. */
export function useProductChoice(product: Product): ProductChoice {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<SizeChoice>({ kind: 'none' })
  // Measurements saved on their own page come along to the piece they were taken for.
  useEffect(() => {
    const handed = takeHandedOver(product.id)
    // After hydration: the server knows nothing of this browser's storage.
    if (handed) queueMicrotask(() => setChosen({ kind: 'custom', ...handed }))
  }, [product.id])
  const inAddress = params.get('item')
  // The colour she pressed stands at once; the address follows a moment later.
  const [pressed, setPressed] = useState<{ id: string; at: string | null } | null>(null)
  if (pressed && pressed.at !== inAddress) setPressed(null)
  const item = itemOf(product, pressed?.id ?? inAddress)
  const lost = chosen.kind === 'size' && !isBuyable(sizeOf(item, chosen.size)) ? chosen.size : null
  return {
    item,
    size: lost === null ? chosen : { kind: 'none' },
    lost,
    chooseItem(id) {
      setPressed({ id, at: inAddress })
      setParams({ item: id }, { replace: true, preventScrollReset: true })
    },
    chooseSize(size) {
      rememberMySize(size)
      setChosen({ kind: 'size', size })
    },
    chooseCustom(customSizeId, measurements) {
      setChosen({ kind: 'custom', customSizeId, measurements })
    },
  }
}

/** The colour that an address names, or the first. */
export function itemOf(product: Product, id: string | null | undefined): ProductItem {
  const item = product.items.find((candidate) => candidate.id === id) ?? product.items[0]
  if (!item) throw new Error(`${product.id} has no colour`)
  return item
}

export function sizeOf(item: ProductItem, size: number): SizeOption | undefined {
  return item.sizes.find((option) => option.size === size)
}

export function isBuyable(option: SizeOption | undefined): boolean {
  return option?.state === 'available' || option?.state === 'low'
}
