import { findCountry, nameCountry } from '@rimal/contract/countries'
import type { DeliveryOptions } from '@rimal/contract/delivery'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../settings/settings.ts'
import { currenciesOf, settingsIn } from '../settings/settings-in.ts'
import { couriersOf, priceDelivery } from './price-delivery.ts'
import { shipmentArrival } from './estimate-arrival.ts'

/** Returns the delivery methods to a country (two letters), for a shipment that is ordered now. */
export async function getOptions(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: {
    country: string
    leadDays: number
    language: LanguageCode
    /** The shop's own when absent, or when the merchant takes no other. */
    currency?: string | undefined
  },
): Promise<DeliveryOptions> {
  const { country, leadDays, language, currency } = asked
  if (!findCountry(country)) throw new ShopError('invalid_input', { country_code: 'unknown' })
  const own = await findSettings(deps.db)
  const isTaken = currency !== undefined && currenciesOf(own).includes(currency)
  const settings = isTaken ? settingsIn(own, currency) : own
  const shipment = { settings, now: deps.clock(), productionDays: [leadDays] }
  // One unit of the usual weight, because a cart is priced by its content.
  const methods = priceDelivery(settings, {
    country,
    shipment: { weight: settings.itemWeight, total: 0 },
  })
  return {
    country: nameCountry(country, language),
    options: couriersOf(methods).map(({ rule, price, freeFrom }) => ({
      id: rule.id,
      title: textIn(rule.title, language),
      price,
      freeFrom,
      arrival: shipmentArrival(rule, shipment),
    })),
  }
}
