import Type from 'typebox'
import { barcodePattern, maxBarcode } from './read-barcode.ts'

/**
 * What stands on the label of a variant: a GTIN-8, 12, 13 or 14 of GS1, or the merchant's own code. Upper and lower
 * case differ, as scanners tell them apart. Unique in the shop.
 */
export const Barcode = Type.String({ minLength: 1, maxLength: maxBarcode, pattern: barcodePattern })
