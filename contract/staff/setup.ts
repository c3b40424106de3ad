import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'

/**
 * What a new shop needs, in the order in which its owner meets it. `access`: a way back into the admin, by a second
 * owner or by a recovery code that is left.
 */
export const setupSteps = [
  // Before the contact, because a phone number without a country code is one of the shop's country.
  'country',
  'contact',
  'delivery',
  'payment',
  'type',
  'product',
  'published',
  'access',
] as const
export type SetupStep = (typeof setupSteps)[number]

/**
 * What a step may still lack: fields of settings by their paths, `cashOnDelivery` while nobody has confirmed its
 * countries and limit, `cashOnDelivery.countries` while it has no country, and `provider` while nothing is switched on.
 */
export const setupParts = [
  'name',
  'contact.email',
  'seller.name',
  'seller.address',
  'seller.taxNumber',
  'currency',
  'vat',
  'timeZone',
  'cashOnDelivery',
  'cashOnDelivery.countries',
  'provider',
] as const
export type SetupPart = (typeof setupParts)[number]

/** Every step of setting up the shop, in order, and whether the shop has what the step asks for. */
const Setup = Type.Array(
  Type.Object({
    step: Type.Enum([...setupSteps]),
    isDone: Type.Boolean(),
    missing: Type.Array(Type.Enum([...setupParts])),
  }),
)
export type Setup = Static<typeof Setup>

/** What an owner still has to do before the shop can sell. */
export const setupApi = {
  getSetup: get('staff/get-setup', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'Lists the steps of setting up the shop and says which are done.',
    result: Setup,
  }),
}
