import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import { connectionKinds, type connectionsApi } from '@rimal/contract/staff/connections'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { isPayment, isSms } from './accounts-of.ts'
import { checkAccount } from './check-account.ts'
import { checkValues, fieldsOf, keyFieldOf, modeOf, type Values } from './connection-fields.ts'
import {
  deleteSecret,
  findPaymentInUse,
  holdConnections,
  listStored,
  type StoredConnection,
  switchOff,
  writeConnection,
  writeSecret,
} from './connections.sql.ts'
import { isOfMachine } from './of-machine.ts'
import { sealField, valuesOf } from './stored-values.ts'

type Input = BodyOf<typeof connectionsApi.saveConnection>

/** A save that the provider has accepted: what the account is now. */
export type CheckedSave = Pick<Input, 'name' | 'revision' | 'isOn'> & {
  values: Values
  /** The fields with another value than before. */
  changed: string[]
  /** The secrets that were written, even with the value before. */
  given: string[]
  /** The keys may be of another account than before: no payment is known that both have. */
  isOtherAccount: boolean
}

/**
 * Checks a save with its provider, outside any transaction. Switching off an account that does not change asks nobody, so
 * that it works while the provider is down.
 * @throws connection_of_machine, changed_meanwhile, invalid_input, connection_unanswered, connection_in_use
 */
export async function checkSave(deps: Deps, input: Input): Promise<CheckedSave> {
  const { name, revision, isOn } = input
  if (isOfMachine(deps.config, name)) throw new ShopError('connection_of_machine')
  const row = await getUnchanged(deps.db, { name, revision })
  const before = row ? valuesOf(deps, row) : {}
  const { values, changed } = merge(name, before, input.values)
  const given = fieldsOf(name).flatMap(([field, { isSecret }]) =>
    isSecret && input.values[field]?.trim() ? field : [],
  )
  const save = { name, revision, isOn, values, changed, given, isOtherAccount: false }
  const isStillGood = row?.isOn && Object.keys(checkValues(name, before)).length === 0
  if (changed.length === 0 && (!isOn || isStillGood)) return save
  refuse({ ...checkValues(name, values), ...unknownIn(name, input.values) })
  refuse(mixedModes(save, before))
  refuse(movedPassword(save))
  const isMoved = movesAccount(save)
  const payment = isMoved ? await findPaymentInUse(deps.db, name, deps.clock()) : undefined
  refuse(await checkAccount(deps, { name, values, payment }))
  return { ...save, isOtherAccount: isMoved && !payment }
}

/**
 * Writes a save that was checked; only one provider sends text messages.
 * @throws changed_meanwhile, connection_in_use
 */
export async function writeSave(
  deps: Pick<Deps, 'sign' | 'clock'>,
  tx: Tx,
  { save, staffId }: { save: CheckedSave; staffId: string | null },
): Promise<void> {
  const { name, revision, isOn, values, changed } = save
  const now = deps.clock()
  await holdConnections(tx)
  await getUnchanged(tx, { name, revision })
  if (save.isOtherAccount && (await findPaymentInUse(tx, name, now))) {
    throw new ShopError('connection_in_use')
  }
  const fields = fieldsOf(name)
  const open = fields.flatMap(([field, { isSecret }]) =>
    isSecret || !values[field] ? [] : [[field, values[field]] as const],
  )
  await writeConnection(tx, { name, isOn, fields: Object.fromEntries(open), changedAt: now })
  for (const [field, { isSecret }] of fields) {
    if (!isSecret || !changed.includes(field)) continue
    const secret = values[field] ?? ''
    if (secret === '') await deleteSecret(tx, name, field)
    else {
      const sealed = sealField({ sign: deps.sign, name, field }, secret)
      const set = { sealed, ending: endingOf(secret), setBy: staffId, setAt: now }
      await writeSecret(tx, { connection: name, field, ...set })
    }
  }
  if (isOn && isSms(name)) {
    await switchOff(
      tx,
      connectionKinds.text.filter((other) => other !== name),
      now,
    )
  }
  await recordCatalogChange(tx, null)
}

/** Finds a connection; refuses one that was changed since it was read. */
export async function getUnchanged(
  db: Queries,
  { name, revision }: Pick<Input, 'name' | 'revision'>,
): Promise<StoredConnection | undefined> {
  const row = (await listStored(db)).find((known) => known.name === name)
  if ((row?.revision ?? 0) !== revision) throw new ShopError('changed_meanwhile')
  return row
}

/** An empty secret leaves the one before; a password goes with the user that it belongs to. */
function merge(
  name: Input['name'],
  before: Values,
  given: Values,
): { values: Values; changed: string[] } {
  const next = fieldsOf(name).map(([field, { isSecret, choices }]): [string, string] => {
    const value = given[field]?.trim()
    const usual = choices?.[0] ?? ''
    return [field, (isSecret ? value || before[field] : (value ?? before[field])) ?? usual]
  })
  const values: Record<string, string> = Object.fromEntries(next)
  if (name === 'smtp' && !values['user']) values['password'] = ''
  const changed = Object.keys(values).filter((field) => values[field] !== (before[field] ?? ''))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
    changed,
  }
}

function unknownIn(name: Input['name'], given: Values): FieldErrors {
  const known = fieldsOf(name).map(([field]) => field)
  const unknown = Object.keys(given).filter((field) => !known.includes(field))
  return Object.fromEntries(unknown.map((field) => [field, 'unknown']))
}

/** Another key or server of a payment provider may be those of another account, which lacks the payments so far. */
function movesAccount({ name, changed }: CheckedSave): boolean {
  const key = keyFieldOf(name)
  return isPayment(name) && changed.some((field) => field === key || field === 'origin')
}

/** A live key with the other secrets of the test account, or the reverse, would lose every event. */
function mixedModes({ name, values, given }: CheckedSave, before: Values): FieldErrors {
  const earlier = modeOf(name, before)
  if (earlier === null || earlier === modeOf(name, values)) return {}
  const left = fieldsOf(name).flatMap(([field, { isSecret }]) =>
    isSecret && !given.includes(field) ? [[field, 'other_mode'] as const] : [],
  )
  return Object.fromEntries(left)
}

/** A stored password would otherwise be sent to whatever server a person writes. */
function movedPassword({ name, changed, given, values }: CheckedSave): FieldErrors {
  const isMoved = changed.includes('host') || changed.includes('user')
  const isOld = values['password'] !== undefined && !given.includes('password')
  return name === 'smtp' && isMoved && isOld ? { password: 'required' } : {}
}

/** Too much of a short secret would be four characters of it. */
function endingOf(secret: string): string | null {
  return secret.length >= 16 ? secret.slice(-4) : null
}

function refuse(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}
