import type { StaffMember } from '@rimal/contract/staff/members'
import { staffRoles } from '@rimal/contract/permissions'
import { oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

const contact = 'whose email or phone has an account of the shop'

export const memberVerbs: Verb[] = [
  {
    usage: 'members',
    says: 'who works for the house',
    run: async ({ machine }) => (await machine.listMembers()).map(lineOf),
  },
  {
    usage: 'add CONTACT ROLE',
    says: `makes somebody, ${contact}, ${staffRoles.join(', ')}`,
    run: async ({ machine }, { contact: who = '', role }) => {
      await machine.addMember(who, oneOf(staffRoles, role))
      return (await machine.listMembers()).map(lineOf)
    },
  },
  {
    usage: 'remove CONTACT',
    says: 'she is a customer like others again',
    run: async ({ machine }, { contact: who = '' }) => {
      await machine.removeMember(who)
      return (await machine.listMembers()).map(lineOf)
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

function lineOf({ name, contact: who, role }: StaffMember): string {
  return `${role.padEnd(8)} ${who}  ${name}`
}
