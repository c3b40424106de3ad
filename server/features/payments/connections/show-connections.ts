import {
  type Connection,
  type ConnectionName,
  type Connections,
  connectionNames,
} from '@rimal/contract/staff/connections'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { isPayment } from './accounts-of.ts'
import { fieldsOf, modeOf } from './connection-fields.ts'
import { lastEvents, listStored, type StoredConnection } from './connections.sql.ts'
import { isOfMachine } from './of-machine.ts'
import { unsealField, valuesOf } from './stored-values.ts'

/** Returns all connections without their secrets, payment providers in their order of preference. */
export async function showConnections(deps: Deps, db: Queries): Promise<Connections> {
  const [stored, events] = await Promise.all([listStored(db), lastEvents(db)])
  const ranked = stored.filter(({ rank }) => rank > 0).map(({ name }) => name)
  const names = [...new Set([...ranked.filter(isPayment), ...connectionNames])]
  return {
    revision: revisionOf(stored),
    connections: names.map((name) => {
      const row = stored.find((known) => known.name === name)
      return showConnection(deps, { name, row, lastAt: events.get(name) })
    }),
  }
}

/** A number that only rises, by one with each change of a connection. */
export function revisionOf(stored: readonly { revision: number }[]): number {
  return stored.reduce((sum, { revision }) => sum + revision, 0)
}

type Shown = { name: ConnectionName; row: StoredConnection | undefined; lastAt: Date | undefined }

function showConnection(deps: Deps, { name, row, lastAt }: Shown): Connection {
  const isMachine = isOfMachine(deps.config, name)
  const hasKeys = isPayment(name) && name !== 'cash-on-delivery'
  const address = new URL(`/api/payment/webhook/${name}`, deps.config.publicUrl).href
  return {
    name,
    kind: isPayment(name) ? 'payment' : name === 'smtp' ? 'email' : 'text',
    revision: row?.revision ?? 0,
    isOn: isMachine ? isOnByMachine(deps, name) : (row?.isOn ?? isCashByDefault(deps, name)),
    isOfMachine: isMachine,
    mode: row && !isMachine && hasKeys ? modeOf(name, valuesOf(deps, row)) : null,
    fields: isMachine ? [] : showFields(deps, name, row),
    webhook: hasKeys ? { address, lastAt: lastAt?.toISOString() ?? null } : null,
  }
}

/** Of two providers of text messages, the machine names one. */
function isOnByMachine({ config }: Deps, name: ConnectionName): boolean {
  if (config.sms && (name === 'unifonic' || name === 'twilio')) return config.sms.provider === name
  return true
}

function isCashByDefault({ config }: Deps, name: ConnectionName): boolean {
  return name === 'cash-on-delivery' && config.paymentProviders.includes(name)
}

function showFields(
  deps: Deps,
  name: ConnectionName,
  row: StoredConnection | undefined,
): Connection['fields'] {
  return fieldsOf(name).map(([field, { isSecret, isOptional = false, choices }]) => {
    const stored = row?.secrets.find((secret) => secret.field === field)
    return {
      name: field,
      isSecret,
      isOptional,
      choices: choices ? [...choices] : null,
      value: isSecret ? '' : (row?.fields[field] ?? choices?.[0] ?? ''),
      secret: stored
        ? {
            ending: stored.ending,
            setBy: stored.setBy,
            setAt: stored.setAt.toISOString(),
            isReadable: unsealField({ sign: deps.sign, name, field }, stored.sealed) !== undefined,
          }
        : null,
    }
  })
}
