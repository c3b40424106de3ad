import type { ReviewPicture } from '@rimal/contract/reviews'
import { useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type ChosenPicture = {
  key: string
  name: string
  /** Once the shop has it. */
  id?: string
  preview?: string
  /** From 0 to 1, while it is on its way. */
  sent?: number
  failed?: string
  /** To be sent again, where that may help. */
  file?: File
}

/** Where pictures go that she adds, and how many there may be. */
export type PictureStore = {
  /** Those that the shop has already. */
  pictures: readonly ReviewPicture[]
  /** The call that takes one, below /api/. */
  path: string
  max: number
  takeAway: (pictureId: string) => Promise<{ errorCode: number; message: string } | null>
}

/** Pictures of hers: the shop keeps each as soon as it is chosen. */
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
    const reply = await sendPicture({ path, picture, onProgress, signal }).catch(() => null)
    if (signal.aborted) {
      // It had left whole before she took it out, and would keep its place.
      if (reply?.result) await takeAway(reply.result.id)
      return
    }
    if (reply?.result) {
      const { id, preview } = reply.result
      return put(key, { id, preview, sent: undefined, file: undefined })
    }
    // What the shop cannot read now it cannot read later.
    const again = !reply || reply.status >= 500 || reply.status === 429
    const failed = reply?.message ?? t('no_answer')
    put(key, { sent: undefined, failed, ...(again ? {} : { file: undefined }) })
  }

  async function remove(picture: ChosenPicture) {
    const { key, id } = picture
    setChosen((now) => now.filter((one) => one.key !== key))
    if (!id) return stops.current.get(key)?.abort()
    const reply = await takeAway(id)
    if (reply?.errorCode === 0) return
    setChosen((now) => [...now, picture])
    showToast(reply?.message ?? t('no_answer'))
  }

  return {
    chosen,
    ids: chosen.flatMap(({ id }) => (id ? [id] : [])),
    isSending: chosen.some(({ sent }) => sent !== undefined),
    max,
    add,
    remove: (picture: ChosenPicture) => void remove(picture),
    retry: ({ key, file }: ChosenPicture) => file && send(key, file),
  }
}

export type Pictures = ReturnType<typeof usePictures>
