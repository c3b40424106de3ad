import type { StaffRole } from '@rimal/contract/permissions'
import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findCustomerByContact } from '../customers/find-customer-by-contact.ts'
import { deleteMember, findMember, listStaff, lockStaff, saveMember } from './staff.sql.ts'

export async function addStaff(
  tx: Tx,
  { contact, role }: { contact: string; role: StaffRole },
): Promise<{ customerId: string }> {
  const customerId = await idOf(tx, contact)
  await lockStaff(tx)
  if (role !== 'owner') await requireOtherOwner(tx, customerId)
  await saveMember(tx, customerId, role)
  return { customerId }
}

export async function removeStaff(
  tx: Tx,
  { contact }: { contact: string },
): Promise<{ customerId: string }> {
  const customerId = await idOf(tx, contact)
  await lockStaff(tx)
  if (!(await findMember(tx, customerId))) throw new ShopError('staff_not_found')
  await requireOtherOwner(tx, customerId)
  await deleteMember(tx, customerId)
  return { customerId }
}

async function idOf(tx: Tx, contact: string): Promise<string> {
  const customer = await findCustomerByContact(tx, contact)
  if (!customer) throw new ShopError('staff_not_found')
  return customer.id
}

/** The only owner remains the owner, because without an owner nobody could name another. */
async function requireOtherOwner(tx: Tx, customerId: string) {
  const owners = (await listStaff(tx)).filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.customerId === customerId) throw new ShopError('last_owner')
}
