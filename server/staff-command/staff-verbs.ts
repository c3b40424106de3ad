import type { StaffPerson } from '@rimal/contract/staff/staff'
import { staffRoles } from '@rimal/contract/permissions'
import { oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const staffVerbs: Verb[] = [
  {
    usage: 'staff list',
    says: 'lists the staff of the shop',
    run: async ({ machine }) => (await machine.listStaff()).map(lineOf),
  },
  {
    usage: 'staff add CONTACT ROLE',
    says: `gives a customer a role; CONTACT is the email or phone number of an account; ROLE is one of ${staffRoles.join(', ')}`,
    run: async ({ machine }, { contact = '', role }) => {
      await machine.addStaff(contact, oneOf(staffRoles, role))
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'staff remove CONTACT',
    says: 'takes the role from a member of staff, who stays a customer',
    run: async ({ machine }, { contact = '' }) => {
      await machine.removeStaff(contact)
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'audit [--of SUBJECT]',
    says: 'lists the latest changes that staff made',
    run: async ({ ask }, { of }) => {
      const query = of === undefined ? {} : { subject: of }
      const entries = await ask('GET staff/list-audit', { query })
      return entries.map(({ at, by, action, subject, details }) =>
        [at, by ?? 'the machine', action, subject, JSON.stringify(details)].join('  '),
      )
    },
  },
]

function lineOf({ name, contact, role }: StaffPerson): string {
  return `${role.padEnd(8)} ${contact}  ${name}`
}
