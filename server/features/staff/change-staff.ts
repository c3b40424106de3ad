import type { StaffRole } from '@rimal/contract/staff'
import type { Queries } from '../../db/connect.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findCustomerByContact } from '../identity/find-customer-by-contact.ts'
import { deleteMember, findMember, listMembers, lockStaff, saveMember } from './staff.sql.ts'

export async function addMember(
  tx: Queries,
  { contact, role }: { contact: string; role: StaffRole },
): Promise<{ customerId: string }> {
  const customerId = await idOf(tx, contact)
  await lockStaff(tx)
  if (role !== 'owner') await requireOtherOwner(tx, customerId)
  await saveMember(tx, customerId, role)
  return { customerId }
}

export async function removeMember(
  tx: Queries,
  { contact }: { contact: string },
): Promise<{ customerId: string }> {
  const customerId = await idOf(tx, contact)
  await lockStaff(tx)
  if (!(await findMember(tx, customerId))) throw new ShopError('member_unknown')
  await requireOtherOwner(tx, customerId)
  await deleteMember(tx, customerId)
  return { customerId }
}

async function idOf(tx: Queries, contact: string): Promise<string> {
  const customer = await findCustomerByContact(tx, contact)
  if (!customer) throw new ShopError('member_unknown')
  return customer.id
}

/** Whoever is the only owner stays it: without one nobody could name another. */
async function requireOtherOwner(tx: Queries, customerId: string) {
  const owners = (await listMembers(tx)).filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.customerId === customerId) throw new ShopError('last_owner')
}
