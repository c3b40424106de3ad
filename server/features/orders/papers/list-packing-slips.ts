import type { PackingSlip } from '@rimal/contract/staff/papers'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { statusIs } from '@rimal/contract/statuses'
import { deliveryLines } from '@rimal/contract/text/delivery-address'
import type { Deps } from '../../../deps.ts'
import { pictureIn } from '../../catalog/picture-in.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { shownContact } from '../../shop/shown-contact.ts'
import { dueAtDoor } from '../money/due-at-door.ts'
import { remainingQuantity, type StoredOrder } from '../stored-order.ts'
import { listByNumbers, listLinesOf, sumCancelledOf } from './papers.sql.ts'

/** Returns the packing slips of some orders; a number without an active order is left out. */
export async function listPackingSlips(
  { db }: Pick<Deps, 'db'>,
  numbers: string[],
): Promise<PackingSlip[]> {
  const found = await listByNumbers(db, numbers)
  // Nobody packs what is unpaid or cancelled.
  const orders = found.filter(({ status }) => statusIs(status, 'active'))
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [lines, cancelled, settings] = await Promise.all([
    listLinesOf(db, ids),
    sumCancelledOf(db, ids),
    findSettings(db),
  ])
  return orders.map((order) => ({
    ...slipOf(
      order,
      lines.filter(({ line }) => line.orderId === order.id),
    ),
    shop: shopOf(settings, order.language),
    currency: order.currency,
    due: dueAtDoor({ order, cancelled: cancelled.get(order.id) ?? 0 }),
  }))
}

function shopOf(settings: Settings, language: LanguageCode): PackingSlip['shop'] {
  const { phone, whatsapp, email } = shownContact(settings, language)
  return { name: textIn(settings.name, language), phone: phone || whatsapp, email }
}

type Lines = Awaited<ReturnType<typeof listLinesOf>>

function slipOf(order: StoredOrder, lines: Lines): Omit<PackingSlip, 'shop' | 'currency' | 'due'> {
  const { language, contact, address, shipping } = order
  return {
    orderNumber: order.number,
    language,
    orderedAt: order.createdAt.toISOString(),
    arrivesBy: shipping.arrival.latest,
    name: address.name || contact.name,
    phone: address.phone || contact.phone,
    alternateNumber: address.alternateNumber,
    address: shipping.pickup ? null : deliveryLines({ ...address, name: '' }, language),
    lines: lines
      .filter(({ line }) => remainingQuantity(line) > 0)
      .map(({ line, picture }) => ({
        name: textIn(line.name, language),
        colorName: textIn(line.colorName, language),
        size: line.size,
        sku: line.sku,
        units: remainingQuantity(line),
        picture: pictureIn(picture ?? undefined, language),
      })),
  }
}
