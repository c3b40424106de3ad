import { followCurrencies } from './features/cart/currency/follow-currencies.ts'
import { saveWelcomeDiscount } from './features/cart/discounts/save-welcome-discount.ts'
import type { SettingEffect } from './features/shop/settings/change-setting.ts'

/** The changes that other features make in the transaction that changes a setting. */
export const settingEffects: readonly SettingEffect[] = [saveWelcomeDiscount, followCurrencies]
