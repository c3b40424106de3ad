import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { withFile } from '../../../../files/with-file.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { newVideoFile, originalKey } from '../picture-files.ts'
import { listProductsShowing } from '../picture-uses.sql.ts'
import { lockUploaded, saveVideos } from '../staff-pictures.sql.ts'
import { readVideo, type Video } from './read-video.ts'

type Upload = {
  pictureId: string
  bytes: unknown
  /** Writes the row of the audit in the transaction that gives the picture its video. */
  audit: (tx: Tx, video: Video) => Promise<void>
}

/** Gives an uploaded picture its video, once: what the address of a video shows never changes. */
export async function uploadVideo(
  deps: Deps,
  { pictureId, bytes, audit }: Upload,
): Promise<StaffPicture> {
  if (!Buffer.isBuffer(bytes)) throw new ShopError('video_refused')
  const video = await readVideo(bytes)
  const { format, file: written } = video
  const file = newVideoFile(pictureId, format)
  return withFile(deps.files, { key: originalKey(file), bytes: written }, () =>
    deps.transact(async (tx) => {
      const picture = await lockUploaded(tx, pictureId)
      if (!picture) throw new ShopError('picture_not_found')
      if (picture.videos?.length) throw new ShopError('picture_has_video')
      await saveVideos(tx, pictureId, [{ format, file, bytes: written.length }])
      await recordCatalogChange(tx, await listProductsShowing(tx, pictureId))
      await audit(tx, video)
      return { ...picture, videos: [format] }
    }),
  )
}
