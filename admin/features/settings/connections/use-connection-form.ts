import type { Connection, Connections } from '@rimal/contract/staff/connections'
import { useMemo } from 'react'
import { useSend } from '../../../queries.ts'
import { type Saved, useEditForm } from '../../../ui/form/use-edit-form.ts'
import { readsOfConnections } from './reads-of-connections.ts'

/** `isOn`, the fields of the account by their names, and `secretsSetAt`. */
type Values = Record<string, string | boolean>

/** Holds a connection while it is edited. Secrets begin empty, and an empty one is left as it is. */
export function useConnectionForm(given: Connection, read: () => Promise<Connections | undefined>) {
  const { name } = given
  const send = useSend(readsOfConnections)
  const saved = useMemo(() => savedOf(given), [given])
  const savedIn = (answer: Connections | undefined) =>
    savedOf(answer?.connections.find((one) => one.name === name) ?? given)
  const secrets = given.fields.filter(({ isSecret }) => isSecret).map((field) => field.name)
  return useEditForm<Values>({
    saved,
    read: async () => savedIn(await read()),
    view: (values) => comparedOf(values, secrets),
    save: async ({ isOn, secretsSetAt: _secretsSetAt, ...fields }, revision) => {
      const values = Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, String(value)]),
      )
      const body = { name, revision, isOn: isOn === true, values }
      return savedIn(await send('POST staff/save-connection', { body }))
    },
  })
}

/** A secret that is written is in dispute with every secret set meanwhile: both may be of different accounts. */
function comparedOf(values: Values, secrets: readonly string[]): Record<string, unknown> {
  const compared = secrets.map((secret) => [secret, [values[secret], values['secretsSetAt']]])
  return { ...values, ...Object.fromEntries(compared) }
}

function savedOf({ revision, isOn, fields }: Connection): Saved<Values> {
  const values = fields.map(({ name, value }) => [name, value])
  const secretsSetAt = fields.map(({ secret }) => secret?.setAt ?? '').join(' ')
  return {
    revision,
    savedBy: null,
    savedAt: '',
    fields: { isOn, secretsSetAt, ...(Object.fromEntries(values) as Record<string, string>) },
  }
}
