import type { Session } from '@rimal/contract/identity'
import type { Tokens } from './tokens.ts'

type Envelope = {
  errorCode: number
  result?: Partial<Session> & { login?: Partial<Session> | null }
}

/** The calls that may answer a login, and say therefore that a native client asks. */
const loginCalls = ['identity/check-code', 'identity/log-in', 'identity/register']
/** The calls that name the login by its refresh token. */
const tokenCalls = ['identity/refresh', 'identity/log-out']

/** Returns whether the answer of a call concerns the refresh token. */
export function isLoginCall(path: string): boolean {
  return [...loginCalls, ...tokenCalls].includes(path)
}

/** Returns the body of a call of login as a native client sends it. */
export function nativeBody(path: string, body: string, tokens: Tokens): string {
  const refreshToken = tokens.refresh()
  const added = loginCalls.includes(path)
    ? { client: 'native' }
    : refreshToken === null
      ? {}
      : { refreshToken }
  return JSON.stringify({ ...JSON.parse(body), ...added })
}

/**
 * Takes the refresh token out of the answer of a call of login and stores it before the page has the bearer: the shop
 * accepts the token before until a bearer is used, so that a lost answer ends no login.
 */
export async function storeToken(
  path: string,
  answer: Response,
  given: { tokens: Tokens; deleteCustomerData: () => Promise<void> },
): Promise<Response> {
  const { tokens, deleteCustomerData } = given
  const envelope = (await answer.json()) as Envelope
  const { result } = envelope
  for (const login of [result, result?.login]) {
    if (!login?.refreshToken) continue
    await tokens.storeRefresh(login.refreshToken)
    login.refreshToken = null
  }
  const isOut = path === 'identity/log-out' && envelope.errorCode === 0
  const isRefused = path === 'identity/refresh' && answer.status === 401
  if (isOut || isRefused) await deleteCustomerData()
  return Response.json(envelope, { status: answer.status, headers: headersOf(answer) })
}

function headersOf({ headers }: Response): Record<string, string> {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}
