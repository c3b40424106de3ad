import { isKnownCountry } from '@rimal/contract/country/country-values'
import { type Setup, type SetupPart, type SetupStep, setupSteps } from '@rimal/contract/staff/setup'
import type { Deps } from '../../../deps.ts'
import { findOwnSettings, type Settings, settingsOver } from '../../shop/settings/settings.ts'
import { missingOfSeller } from '../../shop/vat/vat-regimes.ts'
import { readSetupFacts } from './setup.sql.ts'

type Given = { own: Partial<Settings>; settings: Settings; payments: Deps['payments'] }

/** Returns the steps of setting up the shop. Each is done by what the shop has, whoever brought it there. */
export async function getSetup({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<Setup> {
  const [own, facts] = await Promise.all([findOwnSettings(db), readSetupFacts(db)])
  const given = { own, settings: settingsOver(own), payments }
  const missing: Partial<Record<SetupStep, SetupPart[]>> = {
    contact: missingOfContact(given),
    country: missingOfCountry(given),
    payment: missingOfPayment(given),
  }
  const isDone: Partial<Record<SetupStep, boolean>> = {
    delivery: own.shipping !== undefined,
    type: facts.hasType,
    product: facts.hasProduct,
    published: facts.hasPublished,
    access: facts.hasWayBack,
  }
  return setupSteps.map((step) => {
    const parts = missing[step] ?? []
    return { step, isDone: isDone[step] ?? parts.length === 0, missing: parts }
  })
}

function missingOfContact({ own, settings }: Given): SetupPart[] {
  return [
    ...(own.name === undefined ? (['name'] as const) : []),
    ...(settings.contact.email === '' ? (['contact.email'] as const) : []),
  ]
}

/** The country gives its values to the settings that the owner has not set; what it cannot give, the owner has to set. */
function missingOfCountry({ own, settings }: Given): SetupPart[] {
  const needed = isKnownCountry(settings.country) ? [] : (['currency', 'vat', 'timeZone'] as const)
  return [
    ...needed.filter((name) => own[name] === undefined),
    ...missingOfSeller(settings).map((part) => `seller.${part}` as const),
  ]
}

function missingOfPayment({ own, settings, payments }: Given): SetupPart[] {
  const offered = payments.filter(({ name, isOff }) => !isOff && name !== 'simulator')
  if (offered.some(({ online }) => online)) return []
  if (offered.length === 0) return ['provider']
  if (settings.cashOnDelivery.countries.length === 0) return ['cashOnDelivery.countries']
  return own.cashOnDelivery === undefined ? ['cashOnDelivery'] : []
}
