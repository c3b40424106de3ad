import type { CartLine } from '@rimal/contract/cart'
import type { LineNote } from '@rimal/contract/choices'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { fewLeft } from '@rimal/contract/limits'
import type { Arrival, Picture } from '@rimal/contract/shapes'
import type { CurrentLine } from './current-lines.ts'
import type { StoredPicture } from './stored-cart.ts'

/** A line for the screen, with a word on what changed since the shopper last saw it. */
export function showLine(
  line: CurrentLine,
  { language, arrival }: { language: LanguageCode; arrival: Arrival | null },
): CartLine {
  const quantity = shownQuantity(line)
  return {
    id: line.id,
    product_id: line.productId,
    product_address: line.address,
    product_item_id: line.itemId,
    name: textIn(line.name, language),
    subtitle: textIn(line.subtitle, language),
    colorName: textIn(line.colorName, language),
    color_code: line.colorCode,
    picture: showPicture(line.picture, language),
    size: line.size,
    customSizeId: line.customSizeId,
    profileName: line.profileName,
    measurements: line.measurements,
    remarks: line.remarks,
    quantity,
    quantityLimit: line.fit.limit,
    unitPrice: line.price,
    compareAt: line.compareAt,
    seenPrice: line.seenPrice,
    total: line.price * quantity,
    buyable: line.buyable,
    notes: notesOf(line),
    arrival: line.buyable ? arrival : null,
  }
}

/** Returns the quantity to show. A sold-out line retains its quantity, for the day when it is available again. */
function shownQuantity({ buyable, fit, quantity }: CurrentLine): number {
  return buyable ? fit.quantity : quantity
}

function notesOf(line: CurrentLine): LineNote[] {
  if (!line.onSale) return ['withdrawn']
  if (!line.isSold) return ['other_currency']
  if (!line.buyable) return ['sold_out']
  const notes: LineNote[] = []
  if (line.lowered || line.fit.quantity < line.quantity) notes.push('quantity_lowered')
  if (line.seenPrice > 0 && line.price > line.seenPrice) notes.push('price_up')
  if (line.price < line.seenPrice) notes.push('price_down')
  if (line.available === 1) notes.push('last_one')
  else if (line.available !== null && line.available <= fewLeft) notes.push('few_left')
  return notes
}

/** A product may lose its pictures while it is in a cart; its line is shown all the same. */
const noPicture: Picture = {
  id: 'none',
  version: '0',
  width: 1200,
  height: 1500,
  alt: '',
  color: '#f3efe8',
  placeholder: null,
  focusX: 0.5,
  focusY: 0.5,
}

function showPicture(picture: StoredPicture | null, language: LanguageCode): Picture {
  return picture ? { ...picture, alt: textIn(picture.alt, language) } : noPicture
}
