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
/** People whose measurements a customer keeps, and letters of their names. */
export const maxProfiles = 20
export const maxProfileName = 40
/** Pieces of a wishlist. */
export const maxWishes = 200

export const maxReviewText = 2000
export const maxReviewName = 40
export const maxReviewPictures = 5
export const maxReviewAnswer = 1000
/** Why a review is not published, told to whoever wrote it. */
export const maxRefusal = 300
export const minHeightCm = 120
export const maxHeightCm = 220
/** Of a picture that somebody sends: its file, and what it unfolds to. */
export const maxPictureBytes = 10_000_000
export const maxPicturePixels = 40_000_000

/** Push services give addresses of some 200 signs, Windows of some 700. */
export const maxPushEndpoint = 1000
/** Grams of one piece. */
export const maxWeight = 50_000
/** Pieces that may be planned for one home visit. */
export const maxVisitPieces = 50
