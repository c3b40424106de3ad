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
