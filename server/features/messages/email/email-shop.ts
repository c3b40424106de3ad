import type { Deps } from '../../../deps.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { EmailShop } from '../templates/email.ts'

/**
 * Returns what every email shows of the shop; its addresses are absolute, because an email has no address that they
 * could be relative to.
 */
export async function emailShop({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<EmailShop> {
  const { name } = await findSettings(db)
  const { publicUrl, imageBase } = config
  return {
    name,
    url: publicUrl.href,
    imageBase: new URL(imageBase, publicUrl).href,
    // Another host has the files of the job only, none of which is a JPEG.
    pictureFormat: imageBase.startsWith('/') ? 'jpg' : 'webp',
  }
}
