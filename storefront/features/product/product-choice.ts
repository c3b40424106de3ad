import type { Product, ProductItem, SizeOption } from '@rimal/contract/catalog'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { rememberMySize } from '../catalog/filters/my-size.ts'
import {
  storeChoice,
  type SizeChoice,
  type StoredChoice,
  storedChoice,
  nothingChosen,
} from './stored-choice.ts'

export type ProductChoice = {
  item: ProductItem
  size: SizeChoice
  /** A chosen size that is not available in this colour, or is no longer available. */
  lost: number | null
  /** True where every size of this colour is sold out. */
  isSoldOut: boolean
  /** True where every size of every colour is sold out. */
  isGone: boolean
  /** The sold-out size that the customer pressed last in this colour, or chose before in another colour. */
  wanted: number | null
  /** A word for the workroom. */
  remarks: string
  chooseItem: (id: string) => void
  chooseSize: (size: number) => void
  askForSize: (size: number) => void
  chooseCustom: (customSizeId: string, of?: string) => void
  writeRemarks: (remarks: string) => void
}

/**
 * Returns the choice for a product. The colour is in the address, so that it can be shared; the rest is stored in
 * the browser for this visit.
 */
export function useProductChoice(product: Product): ProductChoice {
  const [params, setParams] = useSearchParams()
  const { stored, store, writeRemarks } = useStoredChoice(product.id)
  const { size: chosen, remarks } = stored
  const [asked, setAsked] = useState({ itemId: '', size: 0 })
  const inAddress = params.get('item')
  // The pressed colour is shown at once; the address follows a moment later.
  const [pressed, setPressed] = useState<{ id: string; at: string | null } | null>(null)
  if (pressed && pressed.at !== inAddress) setPressed(null)
  const item = itemOf(product, pressed?.id ?? inAddress)
  const lost = chosen.kind === 'size' && !isBuyable(sizeOf(item, chosen.size)) ? chosen.size : null
  const wanted = asked.itemId === item.id ? asked.size : (lost ?? 0)
  return {
    item,
    size: lost === null ? chosen : { kind: 'none' },
    lost,
    isSoldOut: isColorSoldOut(item),
    isGone: product.items.every(isColorSoldOut),
    wanted: isSoldOut(sizeOf(item, wanted)) ? wanted : null,
    remarks,
    chooseItem(id) {
      setPressed({ id, at: inAddress })
      setParams({ item: id }, { replace: true, preventScrollReset: true })
    },
    chooseSize(size) {
      rememberMySize(size)
      store({ size: { kind: 'size', size } })
    },
    askForSize(size) {
      setAsked({ itemId: item.id, size })
    },
    chooseCustom(customSizeId, of) {
      store({ size: { kind: 'custom', customSizeId, of } })
    },
    writeRemarks,
  }
}

/** Returns the choice that is stored in the browser; the functions that change it stay the same at every render. */
function useStoredChoice(productId: string) {
  const [stored, setStored] = useState(nothingChosen)
  const latest = useRef(nothingChosen)
  const show = useCallback((choice: StoredChoice) => {
    latest.current = choice
    setStored(choice)
  }, [])
  useEffect(() => {
    const choice = storedChoice(productId)
    // After hydration: the server knows nothing of this browser's storage.
    queueMicrotask(() => latest.current === nothingChosen && show(choice))
  }, [productId, show])
  const store = useCallback(
    (changed: Partial<StoredChoice>) => {
      show({ ...latest.current, ...changed })
      storeChoice(productId, latest.current)
    },
    [productId, show],
  )
  const writeRemarks = useCallback((text: string) => store({ remarks: text }), [store])
  return { stored, store, writeRemarks }
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

/** No size of the colour can be bought, and one of them was made once. */
export function isColorSoldOut(item: ProductItem): boolean {
  return !item.sizes.some(isBuyable) && item.sizes.some(isSoldOut)
}

export function isBuyable(option: SizeOption | undefined): boolean {
  return option?.state === 'available' || option?.state === 'low'
}

export function isSoldOut(option: SizeOption | undefined): boolean {
  return option?.state === 'sold_out'
}
