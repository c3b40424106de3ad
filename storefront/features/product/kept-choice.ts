import type { SizeChoice } from './product-choice.ts'

/** What she chose of a piece besides its colour, which is in the address. */
export type KeptChoice = { size: SizeChoice; remarks: string }

export const nothingChosen: KeptChoice = { size: { kind: 'none' }, remarks: '' }

const nameOf = (productId: string) => `choice.${productId}`

/** Kept for this visit, so that a refresh, Back and the other language bring it back. */
export function keepChoice(productId: string, choice: KeptChoice) {
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(choice))
  } catch {
    // Without storage she chooses once more.
  }
}

export function keptChoice(productId: string): KeptChoice {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? '') as KeptChoice
  } catch {
    return nothingChosen
  }
}
