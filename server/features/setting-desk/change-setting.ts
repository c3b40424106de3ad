import type { SettingName } from '@rimal/contract/desk/setting-shapes'
import type { SettingOfHouse } from '@rimal/contract/desk/settings'
import type { Queries } from '../../db/connect.ts'
import { ShopError } from '../../http/shop-error.ts'
import { forgetSeenPrices } from '../cart/currency/forget-seen-prices.ts'
import { recordWindowChange } from '../catalog/record-window-change.ts'
import { defaultSettings, findSettings, saveSetting } from '../shop/settings.ts'
import { currenciesOf } from '../shop/settings-in.ts'
import { checkSetting } from './check-setting.ts'
import { deleteSetting, hasPrices, holdSettings } from './settings.sql.ts'

type Change = { name: SettingName; sure?: boolean } & ({ value: unknown } | { shipped: true })

/**
 * A setting gets another value, or the shipped one again; pages that were kept go with it. Whatever reads
 * settings reads them when it needs them, so that nothing has to start anew.
 */
export async function changeSetting(
  tx: Queries,
  change: Change,
): Promise<{ before: unknown; setting: SettingOfHouse }> {
  const { name } = change
  // One after the other: what is checked here of other settings is still so when this is committed.
  await holdSettings(tx)
  const settings = await findSettings(tx)
  const own = 'value' in change
  const value = own ? change.value : defaultSettings[name]
  const wrong = checkSetting(name, value, settings)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const isOtherMoney = name === 'currency' && value !== settings.currency
  if (isOtherMoney && !change.sure && (await hasPrices(tx))) {
    throw new ShopError('currency_keeps_numbers')
  }
  if (own) await saveSetting(tx, name, value as never)
  else await deleteSetting(tx, name)
  const now = currenciesOf({ ...settings, [name]: value })
  // A bag in what is the shop's own by now has no currency of its own any more.
  const gone = [...currenciesOf(settings).filter((code) => !now.includes(code)), ...now.slice(0, 1)]
  if (isOtherMoney || gone.length > 1) await forgetSeenPrices(tx, { gone, all: isOtherMoney })
  await recordWindowChange(tx, null)
  return { before: settings[name], setting: { name, value, own } }
}
