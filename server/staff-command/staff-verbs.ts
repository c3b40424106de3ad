import type { StaffPerson } from '@rimal/contract/staff/staff'
import { staffRoles } from '@rimal/contract/permissions'
import { oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

export const staffVerbs: Verb[] = [
  {
    usage: 'staff list',
    says: 'lists the staff of the shop',
    run: async ({ machine }) => (await machine.listStaff()).map(lineOf),
  },
  {
    usage: 'staff link',
    says: 'prints a link with which an owner sets up access to the admin; it is valid for a day',
    run: async ({ machine }) => [await machine.inviteOwner()],
  },
  {
    usage: 'staff invite EMAIL ROLE [--language CODE]',
    says: `invites a person to the admin and prints the link of the email; ROLE is one of ${staffRoles.join(', ')}, CODE is en or arb`,
    run: async ({ machine }, { email = '', role, language = 'en' }) => [
      await machine.invite(email, {
        role: oneOf(staffRoles, role),
        language: oneOf(['en', 'arb'] as const, language),
      }),
    ],
  },
  {
    usage: 'staff role EMAIL ROLE',
    says: 'changes the role of a member of staff',
    run: async ({ machine }, { email = '', role }) => {
      await machine.changeRole(email, oneOf(staffRoles, role))
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'staff remove EMAIL',
    says: 'removes a member of staff',
    run: async ({ machine }, { email = '' }) => {
      await machine.remove(email)
      return (await machine.listStaff()).map(lineOf)
    },
  },
  {
    usage: 'audit [--of SUBJECT]',
    says: 'lists the latest changes that staff made',
    run: async ({ ask }, { of }) => {
      const query = of === undefined ? {} : { subject: of }
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-audit', { query: { ...query, ...page } }),
      )
      const lines = items.map(({ at, by, action, subject, details }) =>
        [at, by ?? 'the machine', action, subject, JSON.stringify(details)].join('  '),
      )
      return [...lines, ...moreOf(isCut, '--of finds those of a subject')]
    },
  },
]

function lineOf({ name, email, role }: StaffPerson): string {
  return `${role.padEnd(10)} ${email}  ${name}`
}
