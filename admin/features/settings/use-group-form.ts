import type { Text } from '@rimal/contract/language'
import type { SettingForm } from '@rimal/contract/staff/settings'
import { useMemo, useState } from 'react'
import { useSend } from '../../queries.ts'
import { type Saved, useEditForm } from '../../ui/form/use-edit-form.ts'
import { useShowName } from '../../use-shop.ts'
import { readsOfSettings } from './reads-of-settings.ts'
import { shapeParts } from './fields/shape-parts.ts'
import { inShape } from './fields/shape-values.ts'

type Values = Record<string, unknown>

/** Holds the settings of a group while they are edited; `force` confirms a change of the currency. */
export function useGroupForm(given: SettingForm, read: () => Promise<SettingForm>) {
  const [force, setForce] = useState(false)
  const send = useSend(readsOfSettings)
  const showName = useShowName()
  const saved = useMemo(() => savedOf(given), [given])
  const form = useEditForm<Values>({
    saved,
    read: async () => savedOf(await read()),
    parts: (values) => partsOf(given, values),
    save: async (values, revision) => {
      const body = { group: given.group, revision, values, force }
      const answer = await send('POST staff/save-settings', { body })
      setForce(false)
      const name = answer.settings.find((one) => one.name === 'name')
      if (name) showName(name.value as Text)
      return savedOf(answer)
    },
  })
  return { form, force, setForce }
}

/** Every single field of the group: a setting can have many. */
function partsOf({ settings }: SettingForm, values: Values): Values {
  const parts = settings.map(({ name, shape }) => shapeParts(shape, name, values[name]))
  return Object.assign({}, ...parts) as Values
}

function savedOf({ revision, savedBy, savedAt, settings }: SettingForm): Saved<Values> {
  const fields = settings.map(({ name, shape, value }) => [name, inShape(shape, value)])
  return { revision, savedBy, savedAt: savedAt ?? '', fields: Object.fromEntries(fields) as Values }
}
