import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { showCredit } from '../../credit/show-credit.ts'
import { type Customer, findCustomer } from '../../customers/customer-record.ts'
import { listProfileMeasurements, listProfiles } from '../../customers/measurements/profiles.ts'
import { listPreferences } from '../../messages/notifications/preferences.ts'
import { listAddresses } from '../addresses/address-book.ts'
import { findNewsletterSince, listLatestOrders, listReviewsOf } from './get-customer.sql.ts'
import { orderedOf } from './list-customers.ts'
import { sumOrders } from './list-customers.sql.ts'

const maxOrders = 20
const maxReviews = 200

/** Returns everything that staff see of a customer. */
export async function getCustomerOfShop(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  language: LanguageCode,
): Promise<StaffCustomer> {
  const { db } = deps
  const customer = await findCustomer(db, customerId)
  if (!customer) throw new ShopError('customer_not_found')
  const [figures, latest, addresses, profiles, credit, consents, reviews] = await Promise.all([
    sumOrders(db, [customerId]),
    listLatestOrders(db, customerId, maxOrders),
    listAddresses(db, customerId),
    readProfiles(deps, customerId),
    showCredit(db, customerId),
    readConsents(deps, customer),
    listReviewsOf(db, customerId, maxReviews),
  ])
  return {
    ...showContact(customer),
    ...orderedOf(figures),
    latestOrders: latest.map((order) => ({ ...order, orderedAt: order.orderedAt.toISOString() })),
    addresses,
    profiles,
    credit,
    consents,
    reviews: reviews.map(({ productName, published, isRefused, ...review }) => ({
      ...review,
      productName: textIn(productName, language),
      state: published ? 'published' : isRefused ? 'refused' : 'pending',
    })),
  }
}

function showContact(customer: Customer) {
  const { id, name, email, phone, gender, birthDate, language, customerGroup } = customer
  return {
    customerId: id,
    name,
    email,
    phone,
    gender,
    birthDate,
    language,
    group: customerGroup,
    customerSince: customer.createdAt.toISOString(),
  }
}

/** Each profile with all its measurements, the newest first. */
async function readProfiles(
  deps: Pick<Deps, 'db'>,
  customerId: string,
): Promise<StaffCustomer['profiles']> {
  const profiles = await listProfiles(deps.db, customerId)
  return Promise.all(
    profiles.map(async ({ profileId, name }) => ({
      profileId,
      name,
      measured: await listProfileMeasurements(deps, { customerId, profileId }),
    })),
  )
}

async function readConsents(
  deps: Pick<Deps, 'db'>,
  { id, email }: Customer,
): Promise<StaffCustomer['consents']> {
  const [since, preferences] = await Promise.all([
    findNewsletterSince(deps.db, email),
    listPreferences(deps.db, id),
  ])
  return {
    newsletterSince: since?.toISOString() ?? null,
    notifications: preferences.map(({ topic, channel, wanted }) => ({ topic, channel, wanted })),
  }
}
