import { type Setup, type SetupStep, setupSteps } from '@rimal/contract/staff/setup'
import type { Deps } from '../../../deps.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { missingOfSeller } from '../../shop/vat/vat-regimes.ts'
import { readSetupFacts } from './setup.sql.ts'

/** Returns the steps of setting up the shop. Each is done by what the shop has, whoever brought it there. */
export async function getSetup({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<Setup> {
  const [settings, facts] = await Promise.all([findSettings(db), readSetupFacts(db)])
  const isOwn = (...names: (keyof Settings)[]) => names.some((name) => facts.own.includes(name))
  const isPaidOnline = payments.some(
    ({ online, name, isOff }) => online && !isOff && name !== 'simulator',
  )
  const isDone: Record<SetupStep, boolean> = {
    contact: isOwn('name') && settings.contact.email !== '',
    // The country and the currency may well stay as they are; the seller's data depend on both.
    country: settings.seller.name.en !== '' && missingOfSeller(settings).length === 0,
    delivery: isOwn('shipping'),
    payment: isPaidOnline || isOwn('cashOnDelivery', 'paymentRules'),
    type: facts.hasType,
    product: facts.hasProduct,
    published: facts.hasPublished,
    access: facts.hasWayBack,
  }
  return setupSteps.map((step) => ({ step, isDone: isDone[step] }))
}
