import { valuesOfCountry } from '@rimal/contract/country/country-values'
import type { SettingForm } from '@rimal/contract/staff/settings'
import type { EditForm } from '../../../ui/form/use-edit-form.ts'
import { inShape } from '../fields/shape-values.ts'
import { followCountry } from './country-changes.ts'

type Values = Record<string, unknown>

/** Changes settings of a form, in which those that nobody has set follow the country. */
export function useCountry({ settings, country }: SettingForm, form: EditForm<Values>) {
  const { value, set } = form
  const ofCountry: Values = valuesOfCountry(String(value['country'] ?? country))
  const put = (name: string, next: unknown) => {
    const shape = settings.find((setting) => setting.name === name)?.shape ?? {}
    set(name, inShape(shape, next))
  }
  return {
    put,
    change: (name: string, next: unknown) => {
      set(name, next)
      if (name !== 'country') return
      const moved = { from: String(value['country']), to: String(next) }
      const followed = Object.entries(followCountry(moved, { settings, form: value }))
      for (const [other, itsValue] of followed) put(other, itsValue)
    },
    /** The value that a setting has without an own one, in the country of the form. */
    defaultOf: ({ name, byDefault }: SettingForm['settings'][number]) =>
      ofCountry[name] ?? byDefault,
  }
}
