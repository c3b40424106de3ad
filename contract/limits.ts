/** Bounds that forms show and shapes enforce. */

/** A bag holds at most this many different pieces, and this many of each. */
export const maxLines = 50
export const maxQuantity = 10
export const maxRemarks = 500

export const maxName = 100
export const maxEmail = 254
export const maxPhone = 30
export const maxMessage = 4000
export const maxSearch = 100
export const maxOrderNumber = 30
export const maxDiscountCode = 40
/** Parts of an address: an emirate, a city; a street with its building; a postcode. */
export const maxPlace = 100
export const maxAddressLine = 200
export const maxPostcode = 20
export const maxCompany = 150
/** As typed, with spaces between its digits. */
export const maxTaxNumber = 30

/** Abaya lengths of the Gulf convention, in inches from the shoulder. */
export const sizes = [50, 52, 54, 56, 58, 60, 62] as const

/** A size with this many pieces or fewer is said to be running out. */
export const fewLeft = 3

/** The least that stands between guessing and an account; no rules of composition beside it. */
export const minPassword = 8
export const maxPassword = 128
/** Seconds until another code may be asked for. */
export const codeResendSeconds = 60
export const codeLifeSeconds = 300
export const maxAddresses = 20
/** Pieces of a wishlist. */
export const maxWishes = 200
