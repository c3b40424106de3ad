import type { SavedMeasurements, MeasurementProfile } from '@rimal/contract/custom-sizes'
import { maxProfiles } from '@rimal/contract/limits'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { insertCustomSize } from './custom-sizes.sql.ts'
import {
  deleteProfile,
  insertProfile,
  listStoredMeasurements,
  listStoredProfiles,
  type StoredProfile,
  updateProfileName,
} from './profiles.sql.ts'
import { type Measured, requireMeasured } from './require-measured.ts'

type Named = { customerId: string; profileId: string }

export async function listProfiles(db: Queries, customerId: string): Promise<MeasurementProfile[]> {
  return (await listStoredProfiles(db, customerId)).map(showMeasurements)
}

export async function listProfileMeasurements(
  { db }: Pick<Deps, 'db'>,
  named: Named,
): Promise<SavedMeasurements[]> {
  const found = await listStoredMeasurements(db, named)
  if (found.length === 0) throw new ShopError('profile_not_found')
  return found.map(showMeasurements)
}

/** A new profile, or the newest figures of one that is there. */
export async function saveProfileNow(
  deps: Deps,
  input: { customerId: string; profileId: string | undefined; name: string; measured: Measured },
): Promise<MeasurementProfile> {
  const { customerId, profileId, measured } = input
  requireMeasured(measured)
  const name = normaliseName(input.name)
  return deps.transact(async (tx) => {
    const profiles = await heldProfiles(tx, customerId)
    requireFreeName(profiles, name, profileId)
    const old = profiles.find((one) => one.profileId === profileId)
    if (profileId !== undefined && !old) throw new ShopError('profile_not_found')
    if (!old) requireSpace(profiles)
    const at = deps.clock()
    const id = old?.profileId ?? (await insertProfile(tx, { customerId, name, createdAt: at }))
    if (old && old.name !== name) await updateProfileName(tx, id, name)
    if (!old || !isSame(old, measured)) {
      await insertMeasurements(tx, { customerId, profileId: id, measured, source: 'customer', at })
    }
    return getProfile(tx, { customerId, profileId: id })
  })
}

export async function renameProfile(
  { transact }: Pick<Deps, 'transact'>,
  { customerId, profileId, name }: Named & { name: string },
): Promise<MeasurementProfile[]> {
  return transact(async (tx) => {
    const profiles = await heldProfiles(tx, customerId)
    if (!profiles.some((one) => one.profileId === profileId)) {
      throw new ShopError('profile_not_found')
    }
    requireFreeName(profiles, normaliseName(name), profileId)
    await updateProfileName(tx, profileId, normaliseName(name))
    return listProfiles(tx, customerId)
  })
}

export async function removeProfile(
  { transact }: Pick<Deps, 'transact'>,
  { customerId, profileId }: Named,
): Promise<MeasurementProfile[]> {
  return transact(async (tx) => {
    const profiles = await heldProfiles(tx, customerId)
    if (!profiles.some((one) => one.profileId === profileId)) {
      throw new ShopError('profile_not_found')
    }
    await deleteProfile(tx, profileId)
    return listProfiles(tx, customerId)
  })
}

/**
 * Saves measurements under a name, inside the caller's transaction: they become the newest of the profile with that
 * name, which is created if there is none. Measurements that staff took need no confirmation.
 */
export async function saveProfile(
  tx: Tx,
  measurements: {
    customerId: string
    name: string
    unit: 'in' | 'cm'
    /** Quarter inches by name of the measurement. */
    measurements: Record<string, number>
    source: 'customer' | 'staff'
    at: Date
  },
): Promise<{ profileId: string; customSizeId: string }> {
  const { customerId, unit, measurements: values, source, at } = measurements
  const measured = { unit, values, confirmed: Object.keys(values) }
  requireMeasured(measured)
  const name = normaliseName(measurements.name)
  const profiles = await heldProfiles(tx, customerId)
  const old = profiles.find((one) => isSameName(one.name, name))
  if (!old) requireSpace(profiles)
  const profileId = old?.profileId ?? (await insertProfile(tx, { customerId, name, createdAt: at }))
  const customSizeId = await insertMeasurements(tx, { customerId, profileId, measured, source, at })
  return { profileId, customSizeId }
}

/**
 * Locks the customer and lists the profiles. Calls change them one at a time, so the maximum number of profiles
 * cannot be exceeded.
 */
async function heldProfiles(tx: Tx, customerId: string): Promise<StoredProfile[]> {
  await requireCustomer(tx, customerId)
  return listStoredProfiles(tx, customerId)
}

async function getProfile(db: Queries, { customerId, profileId }: Named) {
  const found = (await listProfiles(db, customerId)).find((one) => one.profileId === profileId)
  if (!found) throw new ShopError('profile_not_found')
  return found
}

function insertMeasurements(
  tx: Tx,
  measurements: Named & { measured: Measured; source: 'customer' | 'staff'; at: Date },
): Promise<string> {
  const { customerId, profileId, measured, source, at } = measurements
  const { unit, values } = measured
  const size = { customerId, profileId, unit, measurements: values, source, createdAt: at }
  return insertCustomSize(tx, size)
}

function requireFreeName(profiles: StoredProfile[], name: string, own: string | undefined) {
  const taken = profiles.some((one) => one.profileId !== own && isSameName(one.name, name))
  if (taken) throw new ShopError('profile_name_taken')
}

function requireSpace(profiles: StoredProfile[]) {
  if (profiles.length >= maxProfiles) throw new ShopError('profiles_full')
}

/** Whether two of the names would be one profile. */
export function isNamedTwice(names: string[]): boolean {
  const normalised = names.map(normaliseName)
  return normalised.some((name, index) =>
    normalised.slice(0, index).some((other) => isSameName(other, name)),
  )
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function isSame(old: StoredProfile, { unit, values }: Measured): boolean {
  const keys = Object.keys(values)
  return (
    old.unit === unit &&
    keys.length === Object.keys(old.measurements).length &&
    keys.every((key) => old.measurements[key] === values[key])
  )
}

/** The name of a profile without needless spaces. */
export function normaliseName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ')
}

function showMeasurements<Stored extends { measuredAt: Date }>(stored: Stored) {
  return { ...stored, measuredAt: stored.measuredAt.toISOString() }
}
