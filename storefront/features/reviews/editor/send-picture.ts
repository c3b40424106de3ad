import type { ReviewPicture } from '@rimal/contract/reviews'
import { languageOfPath } from '@rimal/contract/language'
import { device } from '../../../device/device.ts'
import { asShopper } from '../../../session/session.ts'

type Reply = { status: number; message: string; result?: ReviewPicture }

type Sending = {
  /** The call that takes it, below /api/. */
  path: string
  picture: Blob
  onProgress: (sent: number) => void
  /** Stops the upload while it is in progress; a picture that was sent completely is still answered. */
  signal: AbortSignal
}

/** Sends a picture as it is. `fetch` would not say how much of it has gone. */
export function sendPicture(sending: Sending): Promise<Reply> {
  return asShopper((bearer) => send(sending, bearer))
}

function send(sending: Sending, bearer: string | null): Promise<Reply> {
  const { path, picture, onProgress, signal } = sending
  const { language } = languageOfPath(location.pathname)
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const request = new XMLHttpRequest()
  request.open('POST', `${device.origin}/api/${path}?language_code=${language}`)
  request.setRequestHeader('content-type', picture.type || 'application/octet-stream')
  if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`)
  else device.app?.guest.name(request)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    onProgress(total > 0 ? loaded / total : 0)
  })
  const fail = () => reject(new Error('The shop did not answer.'))
  request.addEventListener('load', () => {
    if (!bearer) device.app?.guest.store(request)
    if (request.response) resolve({ ...request.response, status: request.status })
    else fail()
  })
  request.addEventListener('error', fail)
  request.addEventListener('abort', fail)
  const stop = () => request.abort()
  signal.addEventListener('abort', stop)
  request.upload.addEventListener('load', () => signal.removeEventListener('abort', stop))
  if (signal.aborted) fail()
  else request.send(picture)
  return promise
}
