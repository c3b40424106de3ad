import type { SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import { maxAddresses } from '@rimal/contract/limits'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  deleteAddress,
  insertAddress,
  listStored,
  markDefault,
  type StoredAddress,
  updateAddress,
} from './addresses.sql.ts'

type Named = { customerId: string; addressId: string }

export async function listAddresses(db: Queries, customerId: string): Promise<SavedAddress[]> {
  return (await listStored(db, customerId)).map(showAddress)
}

export async function getAddress(
  { db }: Pick<Deps, 'db'>,
  { customerId, addressId }: Named,
): Promise<SavedAddress> {
  const found = (await listAddresses(db, customerId)).find((one) => one.addressId === addressId)
  if (!found) throw new ShopError('address_not_found')
  return found
}

/** Saves an address; `address` is normalised and complete. */
export async function saveAddress(
  deps: Deps,
  input: {
    customerId: string
    addressId?: string | undefined
    address: Address
    isDefault: boolean
  },
): Promise<SavedAddress[]> {
  const { customerId, addressId, address } = input
  return inBook(deps, customerId, async (tx, book) => {
    if (addressId === undefined && book.length >= maxAddresses)
      throw new ShopError('addresses_full')
    const id =
      addressId ?? (await insertAddress(tx, { customerId, address, createdAt: deps.clock() }))
    if (addressId !== undefined && !(await updateAddress(tx, { customerId, id, address }))) {
      throw new ShopError('address_not_found')
    }
    if (input.isDefault || book.length === 0) await markDefault(tx, { customerId, id })
  })
}

export async function removeAddress(
  deps: Deps,
  { customerId, addressId: id }: Named,
): Promise<SavedAddress[]> {
  return inBook(deps, customerId, async (tx, book) => {
    if (!(await deleteAddress(tx, { customerId, id }))) throw new ShopError('address_not_found')
    const wasDefault = book.some((one) => one.id === id && one.isDefault)
    const next = book.find((one) => one.id !== id)
    if (wasDefault && next) await markDefault(tx, { customerId, id: next.id })
  })
}

export async function setDefaultAddress(
  deps: Deps,
  { customerId, addressId: id }: Named,
): Promise<SavedAddress[]> {
  return inBook(deps, customerId, async (tx, book) => {
    if (!book.some((one) => one.id === id)) throw new ShopError('address_not_found')
    await markDefault(tx, { customerId, id })
  })
}

/**
 * Changes an address book under the customer's lock, so that the book always has one default and never too many
 * addresses.
 */
async function inBook(
  deps: Deps,
  customerId: string,
  change: (tx: Tx, book: StoredAddress[]) => Promise<void>,
): Promise<SavedAddress[]> {
  return deps.transact(async (tx) => {
    await requireCustomer(tx, customerId)
    await change(tx, await listStored(tx, customerId))
    return listAddresses(tx, customerId)
  })
}

function showAddress({ id, address, isDefault }: StoredAddress): SavedAddress {
  return { addressId: id, address, isDefault }
}
