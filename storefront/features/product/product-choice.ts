import type { Product, ProductItem, SizeOption } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { rememberMySize } from '../catalog/filters/my-size.ts'
import { keepChoice, type KeptChoice, keptChoice, nothingChosen } from './kept-choice.ts'

/** What she would put into the bag: a size of the shop, her own measurements, or nothing yet. */
export type SizeChoice =
  | { kind: 'none' }
  | { kind: 'size'; size: number }
  /** `of`: whose they are, where they are kept under a name. */
  | { kind: 'custom'; customSizeId: string; of?: string | undefined }

export type ProductChoice = {
  item: ProductItem
  size: SizeChoice
  /** A size she had chosen that is not to be had in this colour, or no longer. */
  lost: number | null
  /** A word for the workroom. */
  remarks: string
  chooseItem: (id: string) => void
  chooseSize: (size: number) => void
  chooseCustom: (customSizeId: string, of?: string) => void
  writeRemarks: (remarks: string) => void
}

/** The colour is in the address, so that it can be shared; the rest is hers for this visit. */
export function useProductChoice(product: Product): ProductChoice {
  const [params, setParams] = useSearchParams()
  const [{ size: chosen, remarks }, setKept] = useState(nothingChosen)
  const keep = (changed: Partial<KeptChoice>) => {
    const next = { size: chosen, remarks, ...changed }
    setKept(next)
    keepChoice(product.id, next)
  }
  useEffect(() => {
    const kept = keptChoice(product.id)
    // After hydration: the server knows nothing of this browser's storage.
    queueMicrotask(() => setKept((now) => (now === nothingChosen ? kept : now)))
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
    remarks,
    chooseItem(id) {
      setPressed({ id, at: inAddress })
      setParams({ item: id }, { replace: true, preventScrollReset: true })
    },
    chooseSize(size) {
      rememberMySize(size)
      keep({ size: { kind: 'size', size } })
    },
    chooseCustom(customSizeId, of) {
      keep({ size: { kind: 'custom', customSizeId, of } })
    },
    writeRemarks(text) {
      keep({ remarks: text })
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
