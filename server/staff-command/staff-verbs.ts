import type { StaffPerson } from '@rimal/contract/staff/staff'
import { staffRoles } from '@rimal/contract/permissions'
import { oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

const contact = 'whose email or phone has an account of the shop'

export const staffVerbs: Verb[] = [
  {
    usage: 'members',
    says: 'who works for the house',
    run: async ({ machine }) => (await machine.listStaff()).map(lineOf),
  },
  {
    usage: 'add CONTACT ROLE',
    says: `makes somebody, ${contact}, ${staffRoles.join(', ')}`,
    run: async ({ machine }, { contact: who = '', role }) => {
      await machine.addStaff(who, oneOf(staffRoles, role))
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'remove CONTACT',
    says: 'she is a customer like others again',
    run: async ({ machine }, { contact: who = '' }) => {
      await machine.removeStaff(who)
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'audit [--of SUBJECT]',
    says: 'what staff changed lately',
    run: async ({ ask }, { of }) => {
      const query = of === undefined ? {} : { subject: of }
      const entries = await ask('GET staff/list-audit', { query })
      return entries.map(({ at, by, action, subject, details }) =>
        [at, by ?? 'the machine', action, subject, JSON.stringify(details)].join('  '),
      )
    },
  },
]

function lineOf({ name, contact: who, role }: StaffPerson): string {
  return `${role.padEnd(8)} ${who}  ${name}`
}
