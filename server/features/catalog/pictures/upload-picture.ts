import { randomUUID } from 'node:crypto'
import { maxStaffPicturePixels } from '@rimal/contract/limits'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { withFile } from '../../../files/with-file.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { originalKey, photoFile } from './picture-files.ts'
import { readPhoto } from './read-photo.ts'
import { insertUploaded } from './staff-pictures.sql.ts'

/** The widest size that the shop makes of a picture. */
const longestSide = 2400
/** Brands of the container that HEIC and AVIF share (ISO/IEC 23008-12). */
const unreadBrands = new Set([
  'heic',
  'heix',
  'hevc',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
])

type Upload = {
  bytes: unknown
  staffId: string
  /** Writes the row of the audit in the transaction that stores the picture. */
  audit: (tx: Tx, picture: StaffPicture) => Promise<void>
}

/** Stores a picture of staff under a new id; its sizes are made after the commit. */
export async function uploadPicture(
  deps: Deps,
  { bytes, staffId, audit }: Upload,
): Promise<StaffPicture> {
  if (!Buffer.isBuffer(bytes)) throw new ShopError('picture_refused')
  if (isUnread(bytes)) throw new ShopError('picture_format_unread')
  const { file, width, height, color } = await readPhoto(bytes, {
    longestSide,
    maxPixels: maxStaffPicturePixels,
    tooManyPixels: 'picture_too_fine',
  })
  const id = randomUUID()
  return withFile(deps.files, { key: originalKey(photoFile(id)), bytes: file }, () =>
    deps.transact(async (tx) => {
      tx.afterCommit.wake('derive-pictures')
      const now = deps.clock()
      const stored = { id, file: photoFile(id), version: '1', width, height, color }
      const picture = await insertUploaded(tx, {
        ...stored,
        alt: { en: '', ar: '' },
        uploadedBy: staffId,
        createdAt: now,
        // Nothing shows it before the form is saved.
        unusedSince: now,
      })
      await audit(tx, picture)
      return picture
    }),
  )
}

function isUnread(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' && unreadBrands.has(bytes.toString('latin1', 8, 12))
  )
}
