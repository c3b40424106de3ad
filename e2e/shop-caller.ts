type Answer = { errorCode: number; message: string; result: Record<string, unknown> }
type Caller = (path: string, body: object, bearer?: string) => Promise<Record<string, unknown>>

/** Calls the API of a shop as one browser does, without a browser: it keeps the cookies that the shop sets. */
export function openCaller(address: string): Caller {
  let cookies = ''
  return async (path, body, bearer) => {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        cookie: cookies,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify(body),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) cookies = set.join('; ')
    const { errorCode, message, result } = (await response.json()) as Answer
    if (errorCode !== 0) throw new Error(`${path}: ${message}`)
    return result
  }
}

/** Returns the latest code that the shop sent to an email address. */
export async function codeSentTo(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/dev/outbox`)
  const outbox = (await response.json()) as { to: string; kind: string; text: string }[]
  const sent = outbox.find(({ to, kind }) => to === email && kind === 'one_time_code')
  const [code] = /(?<![\d+])\d{4}(?!\d)/.exec(sent?.text ?? '') ?? []
  if (!code) throw new Error(`No code reached ${email}.`)
  return code
}
