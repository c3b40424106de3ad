import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { findShop } from '../shop.ts'

type Addresses = keyof ApiByAddress
/** The paths of the calls of staff, below /api/staff/. */
type PathOf<Method extends string, A = Addresses> = A extends `${Method} staff/${infer Path}`
  ? Path
  : never
type EndpointOf<
  Method extends string,
  Path extends string,
> = ApiByAddress[`${Method} staff/${Path}` & Addresses]

/** Does as the owner what a call of staff does: `staff('confirm-order', { orderNumber })`. */
export async function staff<Path extends PathOf<'POST'>>(
  path: Path,
  body: BodyOf<EndpointOf<'POST', Path>>,
): Promise<ResultOf<EndpointOf<'POST', Path>>> {
  const response = await send(path, { method: 'POST', body: JSON.stringify(body) })
  return answerOf<ResultOf<EndpointOf<'POST', Path>>>(response, path)
}

/** Returns what a call of staff answers to the owner: `askStaff('get-setting/{name}', { name })`. */
export async function askStaff<Path extends PathOf<'GET'>>(
  path: Path,
  input: ParamsOf<EndpointOf<'GET', Path>> & QueryOf<EndpointOf<'GET', Path>>,
): Promise<ResultOf<EndpointOf<'GET', Path>>> {
  const left = new URLSearchParams(input as Record<string, string>)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? ''
    left.delete(name)
    return encodeURIComponent(value)
  })
  const response = await send(`${filled}?${left}`, { method: 'GET' })
  return answerOf<ResultOf<EndpointOf<'GET', Path>>>(response, path)
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = {
    authorization: `Bearer ${findShop().ownerToken}`,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  }
  return fetch(`${findShop().address}/api/staff/${path}`, { ...init, headers })
}

async function answerOf<T>(response: Response, path: string): Promise<T> {
  const { errorCode, message, fields, result } = (await response.json()) as {
    errorCode: number
    message: string
    fields?: Record<string, string>
    result: T
  }
  if (errorCode !== 0) throw new Error(`${path}: ${message} ${JSON.stringify(fields ?? {})}`)
  return result
}
