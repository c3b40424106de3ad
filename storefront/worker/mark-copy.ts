import { languageOfPath } from '@rimal/contract/language'
import type { CopyOfRead } from '../offline/messages.ts'
import { copyText, deviceZone, stripClasses, stripId } from '../offline/copy-text.ts'

const root = '<div id="root">'

/** Returns when the shop made an answer, by the header of the answer. */
export function madeAt(response: Pick<Response, 'headers'>): Date | null {
  const date = new Date(response.headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** Returns the document of a page with a strip above it that names the age of the copy. */
export function withStrip(
  html: string,
  {
    path,
    since,
    now,
    timeZone = deviceZone(),
  }: { path: string; since: Date; now: Date; timeZone?: string },
): string {
  const { language } = languageOfPath(path)
  const text = copyText(since, { language, now, timeZone })
  return html.replace(
    root,
    () =>
      `<p id="${stripId}" class="${stripClasses}" data-since="${since.getTime()}">${text}</p>${root}`,
  )
}

/** Returns a copy of a page as it is shown: with the strip, and with the headers of the page, such as its policy. */
export async function markedPage(copy: Response, path: string): Promise<Response> {
  const since = madeAt(copy)
  if (!since) return copy
  const html = withStrip(await copy.text(), { path, since, now: new Date() })
  return new Response(html, { status: copy.status, headers: headersOf(copy) })
}

/** Returns a copy of a read that names when the shop made it (`copyOf`). */
export async function markedRead(copy: Response, since: Date): Promise<Response> {
  const mark: CopyOfRead = { copyOf: since.getTime() }
  const body = JSON.stringify({ ...(await copy.json()), ...mark })
  return new Response(body, { status: copy.status, headers: headersOf(copy) })
}

function headersOf(copy: Response): Headers {
  const headers = new Headers(copy.headers)
  // They describe the bytes as they were sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return headers
}
