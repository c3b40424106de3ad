import type { Text } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import { photoFile } from './picture-files.ts'
import { deletePictures, insertPictures } from './pictures.sql.ts'

type NewPhoto = { id: string; width: number; height: number; color: string; alt: Text }

/** Gives pictures of customers an address that anyone may ask for; their sizes are made after the commit. */
export async function showPhotos(tx: Tx, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length === 0) return
  tx.afterCommit.wake('derive-pictures')
  await insertPictures(
    tx,
    photos.map((photo) => ({
      ...photo,
      file: photoFile(photo.id),
      version: '1',
      ofCustomer: true,
    })),
  )
}

/** Removes the public addresses of the pictures; the feature that stores the files removes the files. */
export async function hidePhotos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deletePictures(tx, ids)
}
