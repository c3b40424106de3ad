import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { SettingChange } from '../../shop/settings/change-setting.ts'
import { isCodeTaken, saveWelcomePromotion, stopWelcomePromotion } from './discounts.sql.ts'

/** Applies the setting of the welcome discount. Earlier orders retain the discount that is stored with them. */
export async function saveWelcomeDiscount(tx: Tx, { name, after }: SettingChange): Promise<void> {
  if (name !== 'welcomeDiscount') return
  const { code, percent } = after.welcomeDiscount
  if (percent === null) return stopWelcomePromotion(tx)
  if (await isCodeTaken(tx, code)) throw new ShopError('invalid_input', { 'value.code': 'taken' })
  const title = { en: `Welcome ${percent}%`, ar: `خصم الترحيب ${percent}%` }
  await saveWelcomePromotion(tx, { code, title, percent })
}
