import type { StaffPerson } from '@rimal/contract/staff/staff'
import type { FastifyInstance } from 'fastify'
import { CommandError } from './words/one-of.ts'
import type { StaffClient } from './verb.ts'

type Opened = {
  app: FastifyInstance
  machine: StaffClient['machine']
  /** Creates a bearer token for a member of staff, when the first call needs it. */
  bearerOf(person: StaffPerson): Promise<string>
  /** The email of a member of staff; without it, the only owner acts. */
  as: string | undefined
}

export function openStaffClient({ app, machine, bearerOf, as }: Opened): StaffClient {
  let bearer: Promise<string> | undefined
  const ask = async (address: string, input: Record<string, Record<string, unknown>> = {}) => {
    bearer ??= findPerson(machine, as).then(bearerOf)
    const [method, path] = address.split(' ', 2) as ['GET' | 'POST', string]
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input['params']?.[name])),
    )
    const response = await app.inject({
      method,
      url: `/api/${filled}`,
      headers: { authorization: `Bearer ${await bearer}`, 'accept-language': 'en' },
      query: (input['query'] ?? {}) as Record<string, string>,
      ...(input['body'] ? { payload: input['body'] } : {}),
    })
    const { errorCode, message, result, fields } = response.json()
    if (errorCode !== 0) throw new CommandError([message, ...fieldLines(fields)].join('\n'))
    return result
  }
  return { ask: ask as StaffClient['ask'], machine }
}

async function findPerson(
  machine: StaffClient['machine'],
  as: string | undefined,
): Promise<StaffPerson> {
  const staff = await machine.listStaff()
  const named = staff.filter(({ email, role }) => (as ? email === as : role === 'owner'))
  const [person, other] = named
  if (!person) {
    throw new CommandError(
      as
        ? `${as} is not staff of the shop.`
        : 'The shop has no owner yet: run staff link, and open the link that it prints.',
    )
  }
  if (other)
    throw new CommandError('The shop has several owners: name one of them with --as EMAIL.')
  return person
}

function fieldLines(fields: Record<string, string> | undefined): string[] {
  return Object.entries(fields ?? {}).map(([name, text]) => `  ${name}: ${text}`)
}
