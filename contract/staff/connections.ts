import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Instant, Nullable, Strict } from '../shapes.ts'

/** What the owner can connect, by kind: payment providers, the mail server, providers of text messages. */
export const connectionKinds = {
  payment: ['stripe', 'tap', 'tabby', 'tamara', 'cash-on-delivery'],
  email: ['smtp'],
  text: ['unifonic', 'twilio'],
} as const

export type ConnectionKind = keyof typeof connectionKinds
export type ConnectionName = (typeof connectionKinds)[ConnectionKind][number]
export const connectionNames: readonly ConnectionName[] = Object.values(connectionKinds).flat()

const Name = Type.Enum([...connectionNames])

/** One field of an account. The value of a secret never leaves the server. */
const Field = Type.Object({
  name: Type.String(),
  isSecret: Type.Boolean(),
  isOptional: Type.Boolean(),
  /** The values to choose from; null for a field to write in. */
  choices: Nullable(Type.Array(Type.String())),
  /** Empty for a secret and for a field without a value. */
  value: Type.String(),
  /** The secret that is stored; null if there is none. */
  secret: Nullable(
    Type.Object({
      /** Its last four characters; null for one that is too short to show a part of it. */
      ending: Nullable(Type.String()),
      /** Null for a person who works here no more. */
      setBy: Nullable(Type.String()),
      setAt: Instant,
      /** False after the secret of the shop was changed: it has to be written again. */
      isReadable: Type.Boolean(),
    }),
  ),
})
export type ConnectionField = Static<typeof Field>

const Connection = Type.Object({
  name: Name,
  kind: Type.Enum(['payment', 'email', 'text']),
  /** Raised by every change; 0 before the first. */
  revision: Type.Integer(),
  isOn: Type.Boolean(),
  /** The settings of the machine set it, and only they can change it. */
  isOfMachine: Type.Boolean(),
  /** Whether its keys take real money; null where keys do not say. */
  mode: Nullable(Type.Enum(['test', 'live'])),
  fields: Type.Array(Field),
  /** Where the provider sends its events, and when the last one came; null for others than payment providers. */
  webhook: Nullable(Type.Object({ address: Type.String(), lastAt: Nullable(Instant) })),
})
export type Connection = Static<typeof Connection>

/** All connections; payment providers in their order of preference. */
const Connections = Type.Object({
  /** Differs whenever any connection differs. */
  revision: Type.Integer(),
  connections: Type.Array(Connection),
})
export type Connections = Static<typeof Connections>

/** Calls of staff on the accounts of the shop at payment providers, its mail server and providers of text messages. */
export const connectionsApi = {
  listConnections: get('staff/list-connections', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'The accounts of the shop at its providers, without their secrets.',
    result: Connections,
  }),
  saveConnection: post('staff/save-connection', {
    access: 'staff',
    permission: 'settings.change',
    proof: true,
    summary:
      'Saves an account after the provider has accepted it, and switches it on or off. A secret that is left out or empty stays as it is. Keys of another account are refused while payments of the last 180 days may need those before.',
    body: Strict({
      name: Name,
      /** Of the connection as it was read; refused with `changed_meanwhile` if it is another one now. */
      revision: Type.Integer(),
      isOn: Type.Boolean(),
      values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 4000 })),
    }),
    result: Connections,
    errors: [
      'invalid_input',
      'changed_meanwhile',
      'connection_of_machine',
      'connection_unanswered',
      'connection_in_use',
    ],
  }),
  removeConnection: post('staff/remove-connection', {
    access: 'staff',
    permission: 'settings.change',
    proof: true,
    summary:
      'Removes an account with its secrets, at least a minute after it was switched off; refused while payments of the last 180 days may need them.',
    body: Strict({ name: Name, revision: Type.Integer() }),
    result: Connections,
    errors: ['invalid_input', 'changed_meanwhile', 'connection_of_machine', 'connection_in_use'],
  }),
  orderConnections: post('staff/order-connections', {
    access: 'staff',
    permission: 'settings.change',
    proof: true,
    summary: 'Puts the connected payment providers in an order of preference.',
    body: Strict({
      /** Of all connections. */
      revision: Type.Integer(),
      names: Type.Array(Name, { maxItems: connectionNames.length, uniqueItems: true }),
    }),
    result: Connections,
    errors: ['changed_meanwhile'],
  }),
}
