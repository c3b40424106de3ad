import { maxFilmBytes, maxStaffPictureBytes } from '@rimal/contract/limits'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../ask.ts'
import { uploadFile } from '../upload-file.ts'
import { pictureOfFilm } from './picture-of-film.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { createUploadQueue, isFilm, type Sending, type Upload } from './upload-queue.ts'

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
 * Uploads pictures, and films where `takesFilms`; `onDone` gets those that have arrived, in the order in which they were
 * added. A film arrives as the picture at which it begins.
 */
export function useUploads(onDone: (pictures: StaffPicture[]) => void, takesFilms: boolean) {
  const ask = useAsk()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue<StaffPicture>((file, sending) =>
      takesFilms && isFilm(file) ? sendFilm(ask, file, sending) : sendPicture(ask, file, sending),
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

async function sendFilm(ask: Ask, original: Blob, sending: Sending): Promise<StaffPicture> {
  // Only who adds a film needs the code that reads films.
  const { shrinkFilm } = await import('./shrink-film.ts')
  const file = await shrinkFilm(original)
  if (file.size > maxFilmBytes) throw new FileTooLarge(maxFilmBytes)
  const still = await pictureOfFilm(file)
  const { id } = await sendPicture(ask, still, { ...sending, onProgress: () => {} })
  const query = { picture: id }
  return ask(() => uploadFile('POST staff/upload-film', { file, query, ...sending }))
}
