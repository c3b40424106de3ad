import { maxVideoBytes, maxStaffPictureBytes } from '@rimal/contract/limits'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../ask.ts'
import { uploadFile } from '../upload-file.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { createUploadQueue, isVideo, type Sending, type Upload } from './upload-queue.ts'

/** A file beyond what the shop takes; it is not sent. */
export class FileTooLarge extends Error {
  readonly maxBytes: number
  constructor(maxBytes: number) {
    super()
    this.maxBytes = maxBytes
  }
}

type Ask = ReturnType<typeof useAsk>

/**
 * Uploads pictures, and videos where `takesVideos`; `onDone` gets those that have arrived, in the order in which they were
 * added. A video arrives as the picture at which it begins.
 */
export function useUploads(onDone: (pictures: StaffPicture[]) => void, takesVideos: boolean) {
  const ask = useAsk()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue<StaffPicture>((file, sending) =>
      takesVideos && isVideo(file)
        ? sendVideo(ask, file, sending)
        : sendPicture(ask, file, sending),
    ),
  )
  const handOver = useEffectEvent(onDone)
  useEffect(
    () => queue.listen({ onChange: setUploads, onDone: (pictures) => handOver(pictures) }),
    [queue],
  )
  return { uploads, queue, isBusy: uploads.some(({ state }) => state !== 'failed') }
}

async function sendPicture(ask: Ask, original: Blob, sending: Sending): Promise<StaffPicture> {
  const file = await shrinkPicture(original)
  if (file.size > maxStaffPictureBytes) throw new FileTooLarge(maxStaffPictureBytes)
  return ask(() => uploadFile('POST staff/upload-picture', { file, ...sending }))
}

/** The pictures of videos that did not arrive, by the file of the video: another try does not upload them again. */
const stills = new WeakMap<Blob, string>()

async function sendVideo(ask: Ask, original: Blob, sending: Sending): Promise<StaffPicture> {
  // Only who adds a video needs the code that reads videos.
  const { readyVideo } = await import('./ready-video.ts')
  const { video, still } = await readyVideo(original, sending.signal)
  if (video.size > maxVideoBytes) throw new FileTooLarge(maxVideoBytes)
  const silent = { ...sending, onProgress: () => {} }
  const picture = stills.get(original) ?? (await sendPicture(ask, still, silent)).id
  stills.set(original, picture)
  const query = { picture }
  return ask(() => uploadFile('POST staff/upload-video', { file: video, query, ...sending }))
}
