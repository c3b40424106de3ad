import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Instant, Nullable, Strict } from '../shapes.ts'
import type { Text } from '../language.ts'
import type { FieldShape } from './field-shape.ts'
import { settingGroupNames } from './setting-groups.ts'
import { settingNames } from './setting-shapes.ts'

const SettingName = Type.Enum([...settingNames])

/** A setting with its value; setting-shapes.ts states the shape of the value. */
const Setting = Type.Object({
  name: SettingName,
  value: Type.Unknown(),
  /** Whether the merchant has set a value; otherwise it is the default, of some settings that of the country. */
  own: Type.Boolean(),
})
export type StaffSetting = Static<typeof Setting>

const SettingGroup = Type.Enum([...settingGroupNames])

/** The settings of one group, with what a form needs to edit them. */
const SettingForm = Type.Object({
  group: SettingGroup,
  /** Differs whenever a value of the group differs. */
  revision: Type.Integer(),
  /** Who changed a setting of the group last, and when; null if nobody has. */
  savedBy: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  settings: Type.Array(
    Type.Object({
      name: SettingName,
      value: Type.Unknown(),
      /** The value without an own one; of some settings the country decides it. */
      byDefault: Type.Unknown(),
      /** Whether the merchant has set a value. */
      own: Type.Boolean(),
      /** The JSON Schema of the value. */
      shape: Type.Unsafe<FieldShape>(Type.Unknown()),
    }),
  ),
  /** The currency of the shop: that of amounts whose surroundings name no other. */
  currency: Type.String(),
  country: Type.String(),
  /** The payment providers that a rule can name. */
  providers: Type.Array(Type.String()),
  deliveryMethods: Type.Array(
    Type.Object({ id: Type.String(), title: Type.Unsafe<Text>(Type.Unknown()) }),
  ),
})
export type SettingForm = Static<typeof SettingForm>

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
  getSettingGroup: get('staff/get-setting-group/{group}', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'The settings of one group with their shapes, for a form.',
    params: Type.Object({ group: SettingGroup }),
    result: SettingForm,
  }),
  saveSettings: post('staff/save-settings', {
    access: 'staff',
    permission: 'settings.change',
    proof: true,
    summary:
      'Saves settings of one group together, or none of them. A wrong value is refused with its field, which begins with the name of the setting.',
    body: Strict({
      group: SettingGroup,
      /** Of the group as it was read; refused with `changed_meanwhile` if it is another one now. */
      revision: Type.Integer(),
      /**
       * By the name of the setting; those of equal value and those left out do not change. With another country, those
       * that the merchant has not set get its values.
       */
      values: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
      /** As in change-setting. */
      force: Type.Optional(Type.Boolean()),
    }),
    result: SettingForm,
    errors: ['invalid_input', 'changed_meanwhile', 'currency_keeps_numbers'],
  }),
  changeSetting: post('staff/change-setting', {
    access: 'staff',
    permission: 'settings.change',
    proof: true,
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
    proof: true,
    summary: 'Resets a setting to the default of the program.',
    body: Strict({ name: SettingName, force: Type.Optional(Type.Boolean()) }),
    result: Setting,
    errors: ['invalid_input', 'currency_keeps_numbers'],
  }),
}
