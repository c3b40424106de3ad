/** What she chose of a piece besides its colour, which is in the address. */
/** What she would put into the bag: a size of the shop, her own measurements, or nothing yet. */
export type SizeChoice =
  | { kind: 'none' }
  | { kind: 'size'; size: number }
  /** `of`: whose they are, where they are kept under a name. */
  | { kind: 'custom'; customSizeId: string; of?: string | undefined }

export type StoredChoice = { size: SizeChoice; remarks: string }

export const nothingChosen: StoredChoice = { size: { kind: 'none' }, remarks: '' }

const nameOf = (productId: string) => `choice.${productId}`

/** Kept for this visit, so that a refresh, Back and the other language bring it back. */
export function storeChoice(productId: string, choice: StoredChoice) {
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(choice))
  } catch {
    // Without storage she chooses once more.
  }
}

export function storedChoice(productId: string): StoredChoice {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? '') as StoredChoice
  } catch {
    return nothingChosen
  }
}
