import type { ReviewPicture } from '@rimal/contract/reviews'
import { useRef, useState } from 'react'
import { answerOf } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { attempt, showToast } from '../../../ui/toast.tsx'
import { sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type ChosenPicture = {
  key: string
  name: string
  /** Once the shop has it. */
  id?: string
  preview?: string
  /** The progress from 0 to 1, during the upload. */
  sent?: number
  failed?: string
  /** To be sent again, where that may help. */
  file?: File
}

/** The storage for the pictures that the customer adds, and their maximum number. */
export type PictureStore = {
  /** The pictures that the shop already has. */
  pictures: readonly ReviewPicture[]
  /** The call that takes one, below /api/. */
  path: string
  max: number
  takeAway: (
    pictureId: string,
  ) => Promise<{ errorCode: number; message: string; status: number } | null>
}

/** The customer's pictures: the shop stores each as soon as it is chosen. */
export function usePictures({ pictures, path, max, takeAway }: PictureStore) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<ChosenPicture[]>(() =>
    pictures.map(({ id, preview }) => ({ key: id, name: '', id, preview })),
  )
  const lastKey = useRef(0)
  const last = useRef<Promise<void>>(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())
  const put = (key: string, change: Partial<ChosenPicture>) =>
    setChosen((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))

  function add(files: readonly File[]) {
    const space = max - chosen.length
    if (files.length > space) showToast(t('review_pictures_max', { max }))
    const added = files.slice(0, space).map((file) => {
      lastKey.current += 1
      return { key: `new-${lastKey.current}`, name: file.name, sent: 0, file }
    })
    setChosen((now) => [...now, ...added])
    for (const { key, file } of added) send(key, file)
  }

  /** One after the other, as the shop takes them. */
  function send(key: string, file: File) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    put(key, { sent: 0, failed: undefined })
    last.current = last.current.then(() => sendNow(key, file, stop.signal))
  }

  async function sendNow(key: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    const onProgress = (sent: number) => put(key, { sent })
    const picture = await shrinkPicture(file)
    const reply = await answerOf(sendPicture({ path, picture, onProgress, signal }))
    if (signal.aborted) {
      // The picture was sent completely before the customer removed it, and would still count.
      if (reply?.result) await takeAway(reply.result.id)
      return
    }
    put(key, sentOf(reply, t('no_answer')))
  }

  async function remove(picture: ChosenPicture) {
    const { key, id } = picture
    setChosen((now) => now.filter((one) => one.key !== key))
    if (!id) return stops.current.get(key)?.abort()
    const reply = await takeAway(id)
    if (reply?.errorCode === 0) return undefined
    setChosen((now) => [...now, picture])
    return reply
  }

  return {
    chosen,
    ids: chosen.flatMap(({ id }) => (id ? [id] : [])),
    isSending: chosen.some(({ sent }) => sent !== undefined),
    max,
    add,
    remove: (picture: ChosenPicture) =>
      void attempt(`picture ${picture.key}`, () => remove(picture)),
    retry: ({ key, file }: ChosenPicture) => file && send(key, file),
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** What is known of a picture once the shop has answered. */
function sentOf(
  reply: Awaited<ReturnType<typeof sendPicture>> | null,
  noAnswer: string,
): Partial<ChosenPicture> {
  if (reply?.result) {
    const { id, preview } = reply.result
    return { id, preview, sent: undefined, file: undefined }
  }
  // A picture that the shop cannot read now cannot be read later either.
  const again = !reply || reply.status >= 500 || reply.status === 429
  const failed = reply?.message ?? noAnswer
  return { sent: undefined, failed, ...(again ? {} : { file: undefined }) }
}
