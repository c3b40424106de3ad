import { type Answer, type AnswerOf, type ChangeAddress, resultOf } from '../call.ts'

type Upload = {
  file: Blob
  /** The parameters of the call. */
  query?: Record<string, string>
  /** Called with the bytes that have left and the bytes of the whole file. */
  onProgress: (sent: number, total: number) => void
  /** Stops the upload. */
  signal: AbortSignal
}

/**
 * Sends a file as the body of a call, as `call` sends JSON. `fetch` would not say how much of it has left.
 * @throws Refusal; TypeError where no answer came; the reason of the signal where it was stopped
 */
export function uploadFile<A extends ChangeAddress>(
  address: A,
  { file, query = {}, onProgress, signal }: Upload,
): Promise<AnswerOf<A>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<A>>()
  const request = new XMLHttpRequest()
  request.open('POST', `/api/${address.slice('POST '.length)}?${new URLSearchParams(query)}`)
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
  const fail = () => reject(new TypeError('The shop did not answer.'))
  request.addEventListener('load', () => {
    const answer = request.response as Answer<AnswerOf<A>> | null
    if (!answer) return fail()
    try {
      resolve(resultOf(answer))
    } catch (refusal) {
      reject(refusal)
    }
  })
  request.addEventListener('error', fail)
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort())
  if (signal.aborted) reject(signal.reason)
  else request.send(file)
  return promise
}
