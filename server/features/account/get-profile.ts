import type { Profile } from '@rimal/contract/account'
import type { Deps } from '../../deps.ts'
import { findProfile, type StoredProfile } from './account.sql.ts'

export async function getProfile({ db }: Pick<Deps, 'db'>, customerId: string): Promise<Profile> {
  return showProfile(await getStoredProfile({ db }, customerId))
}

export async function getStoredProfile(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
): Promise<StoredProfile> {
  const profile = await findProfile(db, customerId)
  if (!profile) throw new Error('Somebody is logged in without an account.')
  return profile
}

/** Returns the profile as the customer sees it. */
function showProfile(stored: StoredProfile): Profile {
  const { id, name, email, phone, gender, birthDate, language, passwordHash, createdAt } = stored
  return {
    _id: id,
    name,
    email,
    phone,
    gender,
    birthDate,
    language,
    hasPassword: passwordHash !== null,
    customerSince: createdAt.toISOString(),
  }
}
