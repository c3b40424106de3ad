import type { StaffPerson } from '@rimal/contract/staff/staff'
import type { FastifyInstance } from 'fastify'
import { CommandError } from './words/one-of.ts'
import type { StaffClient } from './verb.ts'

type Opened = {
  app: FastifyInstance
  machine: StaffClient['machine']
  /** A bearer of a member, made when the first call needs it. */
  bearerOf(member: StaffPerson): Promise<string>
  /** Email or phone of the member who does it; without, the only owner. */
  as: string | undefined
}

export function openStaffClient({ app, machine, bearerOf, as }: Opened): StaffClient {
  let bearer: Promise<string> | undefined
  const ask = async (address: string, input: Record<string, Record<string, unknown>> = {}) => {
    bearer ??= findMember(machine, as).then(bearerOf)
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

async function findMember(
  machine: StaffClient['machine'],
  as: string | undefined,
): Promise<StaffPerson> {
  const members = await machine.listStaff()
  const named = members.filter(({ contact, role }) => (as ? contact === as : role === 'owner'))
  const [member, other] = named
  if (!member) {
    throw new CommandError(
      as ? `${as} does not work here.` : 'The house has no owner yet: add EMAIL owner',
    )
  }
  if (other) throw new CommandError('Say as whom with --as EMAIL: the house has several owners.')
  return member
}

function fieldLines(fields: Record<string, string> | undefined): string[] {
  return Object.entries(fields ?? {}).map(([name, text]) => `  ${name}: ${text}`)
}
