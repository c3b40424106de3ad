import { ShopError } from '../../../http/shop-error.ts'
import type { SettingEffect } from '../../shop/settings/change-setting.ts'
import { findKnownTargets } from './menu/find-shop-targets.ts'

/**
 * Refuses an announcement that leads to what the shop does not have. What was deleted since the last save stays, and is
 * not shown.
 */
export const checkAnnouncementLinks: SettingEffect = async (tx, { name, before, after }) => {
  if (name !== 'announcements') return
  const stored = new Set(before.announcements.map(({ link }) => link))
  const isKnown = await findKnownTargets(tx)
  const wrong = after.announcements.flatMap(({ link }, index) =>
    link === undefined || stored.has(link) || isKnown(link)
      ? []
      : [[`value.${index}.link`, 'unknown']],
  )
  if (wrong.length > 0) throw new ShopError('invalid_input', Object.fromEntries(wrong))
}
