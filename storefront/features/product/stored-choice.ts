/** The choice for a product besides its colour, which is in the address. */
/** The size to put into the cart: a size of the shop, the customer's measurements, or none yet. */
export type SizeChoice =
  | { kind: 'none' }
  | { kind: 'size'; size: number }
  /** `of`: the name under which the measurements are saved, if there is one. */
  | { kind: 'custom'; customSizeId: string; of?: string | undefined }

export type StoredChoice = { size: SizeChoice; remarks: string }

export const nothingChosen: StoredChoice = { size: { kind: 'none' }, remarks: '' }

const nameOf = (productId: string) => `choice.${productId}`

/** Stores the choice for this visit, so that a reload, Back and the other language restore it. */
export function storeChoice(productId: string, choice: StoredChoice) {
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(choice))
  } catch {
    // Without storage the shopper has to choose again.
  }
}

export function storedChoice(productId: string): StoredChoice {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? '') as StoredChoice
  } catch {
    return nothingChosen
  }
}
