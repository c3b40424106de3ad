import { isRecord, storedValue } from '../../session/stored-value.ts'
/** The choice for a product besides its colour, which is in the address. */
/** The size to put into the cart: a size of the shop, the customer's measurements, or none yet. */
export type SizeChoice =
  | { kind: 'none' }
  | { kind: 'size'; size: number }
  /** `of`: the name under which the measurements are saved, if there is one. */
  | { kind: 'custom'; customSizeId: string; of?: string | undefined }

export type StoredChoice = { size: SizeChoice; remarks: string }

export const nothingChosen: StoredChoice = { size: { kind: 'none' }, remarks: '' }

function choiceOf(productId: string) {
  return storedValue<StoredChoice>({
    area: 'session',
    key: `choice.${productId}`,
    version: 1,
    initial: nothingChosen,
    parse: (stored) =>
      isRecord(stored) && isRecord(stored['size']) ? (stored as StoredChoice) : null,
  })
}

/** Stores the choice for this visit, so that a reload, Back and the other language restore it. */
export function storeChoice(productId: string, choice: StoredChoice) {
  choiceOf(productId).set(choice)
}

export function storedChoice(productId: string): StoredChoice {
  return choiceOf(productId).get()
}
