import { type SettingName, settingNames } from '@rimal/contract/staff/setting-shapes'
import { type StaffSetting, settingsApi } from '@rimal/contract/staff/settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { findOwnSettings, settingsOver } from './settings.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { changeSetting, type SettingEffect } from './change-setting.ts'
import { saveSettings } from './save-settings.ts'
import { showSettings } from './show-settings.ts'

export function staffSettingsRoutes(
  app: FastifyInstance,
  deps: Deps,
  effects: readonly SettingEffect[],
) {
  staffRead(app, deps, settingsApi.listSettings, () => listAll(deps, settingNames))

  staffRead(app, deps, settingsApi.getSetting, async ({ params: { name } }) => {
    const [setting] = await listAll(deps, [name])
    return setting as StaffSetting
  })

  staffRead(app, deps, settingsApi.getSettingGroup, ({ params: { group } }) =>
    showSettings(deps.db, group),
  )

  staffRoute(app, deps, settingsApi.saveSettings, {
    handle: async (tx, { body }, audit) => {
      const changed = await saveSettings(tx, body, effects)
      for (const { name, ...change } of changed) await audit(name, change)
      // Two people who wrote the same leave one row that names the group.
      if (changed.length === 0) await audit(body.group, { changed: [] })
      return showSettings(tx, body.group)
    },
  })

  const change = (endpoint: typeof settingsApi.changeSetting | typeof settingsApi.resetSetting) =>
    staffRoute(app, deps, endpoint, {
      handle: async (tx, { body }, audit) => {
        const input = 'value' in body ? body : { ...body, shipped: true as const }
        const { changed, setting } = await changeSetting(tx, input, effects)
        for (const { name, ...values } of changed) await audit(name, values)
        return setting
      },
    })
  change(settingsApi.changeSetting)
  change(settingsApi.resetSetting)
}

async function listAll(
  { db }: Pick<Deps, 'db'>,
  names: readonly SettingName[],
): Promise<StaffSetting[]> {
  const own = await findOwnSettings(db)
  const settings = settingsOver(own)
  return names.map((name) => ({ name, value: settings[name], own: name in own }))
}
