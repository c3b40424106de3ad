import type { Connection, Connections } from '@rimal/contract/staff/connections'
import { useMemo } from 'react'
import { useSend } from '../../../queries.ts'
import { type Saved, useEditForm } from '../../../ui/form/use-edit-form.ts'
import { readsOfConnections } from './reads-of-connections.ts'

/** `isOn`, and the fields of the account by their names. */
type Values = Record<string, string | boolean>

/** Holds a connection while it is edited. Secrets begin empty, and an empty one is left as it is. */
export function useConnectionForm(given: Connection, read: () => Promise<Connections | undefined>) {
  const { name } = given
  const send = useSend(readsOfConnections)
  const saved = useMemo(() => savedOf(given), [given])
  const savedIn = (answer: Connections | undefined) =>
    savedOf(answer?.connections.find((one) => one.name === name) ?? given)
  return useEditForm<Values>({
    saved,
    read: async () => savedIn(await read()),
    save: async ({ isOn, ...fields }, revision) => {
      const values = Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, String(value)]),
      )
      const body = { name, revision, isOn: isOn === true, values }
      return savedIn(await send('POST staff/save-connection', { body }))
    },
  })
}

function savedOf({ revision, isOn, fields }: Connection): Saved<Values> {
  const values = fields.map(({ name, value }) => [name, value])
  return {
    revision,
    savedBy: null,
    savedAt: '',
    fields: { isOn, ...(Object.fromEntries(values) as Record<string, string>) },
  }
}
