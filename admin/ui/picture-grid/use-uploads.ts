import { maxStaffPictureBytes } from '@rimal/contract/limits'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../ask.ts'
import { uploadFile } from '../upload-file.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'

/** A file beyond what the shop takes; it is not sent. */
export class FileTooLarge extends Error {}

/** Uploads pictures; `onDone` gets those that have arrived, in the order in which they were added. */
export function useUploads(onDone: (pictures: StaffPicture[]) => void) {
  const ask = useAsk()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue<StaffPicture>(async (original, sending) => {
      const file = await shrinkPicture(original)
      if (file.size > maxStaffPictureBytes) throw new FileTooLarge()
      return ask(() => uploadFile('POST staff/upload-picture', { file, ...sending }))
    }),
  )
  const handOver = useEffectEvent(onDone)
  useEffect(
    () => queue.listen({ onChange: setUploads, onDone: (pictures) => handOver(pictures) }),
    [queue],
  )
  return { uploads, queue, isBusy: uploads.some(({ state }) => state !== 'failed') }
}
