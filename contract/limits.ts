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

/** Abaya lengths of the Gulf convention, in inches from the shoulder. */
export const sizes = [50, 52, 54, 56, 58, 60, 62] as const

/** A size with this many pieces or fewer is said to be running out. */
export const fewLeft = 3
