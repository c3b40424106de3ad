import { findCountry, nameCountry } from '@rimal/contract/countries'
import type { DeliveryOptions } from '@rimal/contract/delivery'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings.ts'
import { couriersOf, priceDelivery } from '../shop/price-delivery.ts'
import { parcelArrival } from './parcel-arrival.ts'

/** The ways of delivery to a country (two letters), as a parcel ordered now would go by them. */
export async function getOptions(
  deps: Pick<Deps, 'db' | 'clock'>,
  { country, leadDays, language }: { country: string; leadDays: number; language: LanguageCode },
): Promise<DeliveryOptions> {
  if (!findCountry(country)) throw new ShopError('invalid_input', { country_code: 'unknown' })
  const settings = await findSettings(deps.db)
  const parcel = { settings, now: deps.clock(), sewing: [leadDays] }
  // One piece of the usual weight: a bag is priced by what is in it.
  const ways = priceDelivery(settings, {
    country,
    parcel: { weight: settings.pieceWeight, total: 0 },
  })
  return {
    country: nameCountry(country, language),
    options: couriersOf(ways).map(({ rule, price, freeFrom }) => ({
      id: rule.id,
      title: textIn(rule.title, language),
      price,
      freeFrom,
      arrival: parcelArrival(rule, parcel),
    })),
  }
}
