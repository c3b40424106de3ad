import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Strict } from '../shapes.ts'
import { settingNames } from './setting-shapes.ts'

const SettingName = Type.Enum([...settingNames])

/** A setting as it stands. What its value looks like says setting-shapes.ts. */
const Setting = Type.Object({
  name: SettingName,
  value: Type.Unknown(),
  /** Whether the house has a value of its own; else it is as the program ships it. */
  own: Type.Boolean(),
})
export type SettingOfHouse = Static<typeof Setting>

export const settingsApi = {
  listSettings: get('staff/list-settings', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'Everything that makes the program this house’s shop, as it stands.',
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
      'Another value for a setting, at once for every page. What makes no sense is refused, with the field of the value that is wrong.',
    body: Strict({
      name: SettingName,
      value: Type.Unknown(),
      /** Of the currency, once there are prices: they keep their numbers. */
      sure: Type.Optional(Type.Boolean()),
    }),
    result: Setting,
    errors: ['invalid_input', 'currency_keeps_numbers'],
  }),
  resetSetting: post('staff/reset-setting', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'A setting is as the program ships it again.',
    body: Strict({ name: SettingName, sure: Type.Optional(Type.Boolean()) }),
    result: Setting,
    errors: ['invalid_input', 'currency_keeps_numbers'],
  }),
}
