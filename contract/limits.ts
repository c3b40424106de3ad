/** Limits that forms show and shapes enforce; lengths of texts are in characters. */

/** The maximum number of lines in a cart, and of units on each line. */
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
/**
 * Lengths of the parts of an address: an emirate or city; a street with its building; a postcode.
 */
export const maxPlace = 100
export const maxAddressLine = 200
export const maxPostcode = 20
export const maxCompany = 150
/** The length of the tax number as typed, with spaces between the digits. */
export const maxTaxNumber = 30

/** Abaya lengths of the Gulf convention, in inches from the shoulder. */
export const sizes = [50, 52, 54, 56, 58, 60, 62] as const

/** A size with at most this many available units is shown as running out. */
export const fewLeft = 3

/** Passwords have no rules of composition, because such rules make them predictable. */
export const minPassword = 8
export const maxPassword = 128
/** Seconds until another code may be asked for. */
export const codeResendSeconds = 60
export const codeLifeSeconds = 300
export const maxAddresses = 20
/** The number of measurement profiles of a customer, and the length of their names. */
export const maxProfiles = 20
export const maxProfileName = 40
export const maxWishlistItems = 200

export const maxReviewText = 2000
export const maxReviewName = 40
export const maxReviewPictures = 5
export const maxReviewAnswer = 1000
/** The length of the reason that a customer reads when staff do not publish a review. */
export const maxRefusal = 300
export const minHeightCm = 120
export const maxHeightCm = 220
/** An uploaded picture: the bytes of its file, and the pixels that it decodes to. */
export const maxPictureBytes = 10_000_000
export const maxPicturePixels = 40_000_000
/** A picture that staff upload, as cameras and phones take them; and the length of its description. */
export const maxStaffPictureBytes = 25_000_000
export const maxStaffPicturePixels = 50_000_000
export const maxAltText = 250
/** A video of a product: the bytes of its file, its seconds, and the pixels of its longer side. */
export const maxVideoBytes = 12_000_000
export const maxVideoSeconds = 10
export const maxVideoSide = 1920

/** Endpoints of push services have about 200 characters, those of Windows about 700. */
export const maxPushEndpoint = 1000
/** The weight of one unit in grams. */
export const maxWeight = 50_000
/** The number of garments that may be planned for one home visit. */
export const maxVisitUnits = 50

/**
 * The digits of a login code after too many wrong codes: a guess then hits once in 10⁸
 * (decisions/0046-wrong-codes-make-codes-longer.md).
 */
export const longCodeDigits = 8

/** The characters of an error that a browser reports. */
export const maxErrorMessage = 300
export const maxErrorStack = 2000

/** The passkeys of a member of staff, and the characters of their names. */
export const maxPasskeys = 20
export const maxPasskeyName = 60

/** The products that complete the look of a product. */
export const maxLook = 8

/** The collections of one product. */
export const maxCollections = 20

/**
 * A bulk act handles at most this many items in one call; `next` of the answer is the `after` of the following call.
 */
export const bulkAtOnce = 50
/** The products that one call saves from the grid; saving one takes many times as long as a bulk act with it. */
export const gridAtOnce = 10
/** The number of items that may be left out of everything that matches. */
export const maxExcept = 200
/** A list is downloaded with at most this many rows. */
export const maxFileRows = 10_000
