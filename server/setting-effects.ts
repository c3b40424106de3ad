import { followCurrencies } from './features/cart/currency/follow-currencies.ts'
import { saveWelcomeDiscount } from './features/cart/discounts/save-welcome-discount.ts'
import { checkAnnouncementLinks } from './features/content/storefront/check-announcement-links.ts'
import { restartShopQueue } from './features/queue/restart-shop-queue.ts'
import type { SettingEffect } from './features/shop/settings/change-setting.ts'

/** What other features change or check in the transaction that changes a setting. */
export const settingEffects: readonly SettingEffect[] = [
  saveWelcomeDiscount,
  followCurrencies,
  checkAnnouncementLinks,
  restartShopQueue,
]
