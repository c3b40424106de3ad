import { type SettingName, settingNames } from '@rimal/contract/desk/setting-shapes'
import { type SettingOfHouse, settingsApi } from '@rimal/contract/desk/settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { findSettings } from '../shop/settings.ts'
import { staffRead, staffRouteOfItsOwn } from '../staff/staff-route.ts'
import { changeSetting } from './change-setting.ts'
import { listOwnNames } from './settings.sql.ts'

export function settingDeskRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, settingsApi.listSettings, () => listAll(deps, settingNames))

  staffRead(app, deps, settingsApi.getSetting, async ({ params: { name } }) => {
    const [setting] = await listAll(deps, [name])
    return setting as SettingOfHouse
  })

  const change = (endpoint: typeof settingsApi.changeSetting | typeof settingsApi.resetSetting) =>
    staffRouteOfItsOwn(app, deps, endpoint, {
      handle: async ({ body }, auditIn) => {
        const wish = 'value' in body ? body : { ...body, shipped: true as const }
        const setting = await deps.db.transaction(async (tx) => {
          const { before, setting: after } = await changeSetting(tx, wish)
          await auditIn(tx)(body.name, { before, after: after.value })
          return after
        })
        await announceWindowChanges(deps)
        return setting
      },
    })
  change(settingsApi.changeSetting)
  change(settingsApi.resetSetting)
}

async function listAll(
  { db }: Pick<Deps, 'db'>,
  names: readonly SettingName[],
): Promise<SettingOfHouse[]> {
  const [settings, own] = await Promise.all([findSettings(db), listOwnNames(db, names)])
  return names.map((name) => ({ name, value: settings[name], own: own.has(name) }))
}
