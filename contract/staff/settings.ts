import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Strict } from '../shapes.ts'
import { settingNames } from './setting-shapes.ts'

const SettingName = Type.Enum([...settingNames])

/** A setting with its value; setting-shapes.ts states the shape of the value. */
const Setting = Type.Object({
  name: SettingName,
  value: Type.Unknown(),
  /** Whether the merchant has set a value; otherwise it is the default of the program. */
  own: Type.Boolean(),
})
export type StaffSetting = Static<typeof Setting>

/** Calls of staff on the settings of the shop. */
export const settingsApi = {
  listSettings: get('staff/list-settings', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'All settings with their values.',
    result: Type.Array(Setting),
  }),
  getSetting: get('staff/get-setting/{name}', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'One setting.',
    params: Type.Object({ name: SettingName }),
    result: Setting,
  }),
  changeSetting: post('staff/change-setting', {
    access: 'staff',
    permission: 'settings.change',
    summary:
      'Changes a setting, for every page at once. A wrong value is refused with the field that is wrong.',
    body: Strict({
      name: SettingName,
      value: Type.Unknown(),
      /** Confirms a change of the currency although there are prices: the numbers of these prices do not change. */
      force: Type.Optional(Type.Boolean()),
    }),
    result: Setting,
    errors: ['invalid_input', 'currency_keeps_numbers'],
  }),
  resetSetting: post('staff/reset-setting', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'Resets a setting to the default of the program.',
    body: Strict({ name: SettingName, force: Type.Optional(Type.Boolean()) }),
    result: Setting,
    errors: ['invalid_input', 'currency_keeps_numbers'],
  }),
}
