import { expect } from '@playwright/test'
import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import { findShop } from '../shop.ts'
import { codeOf } from './owner.ts'

type Addresses = keyof ApiByAddress
/** The paths of the calls of staff, below /api/staff/. */
type PathOf<Method extends string, A = Addresses> = A extends `${Method} staff/${infer Path}`
  ? Path
  : never
type EndpointOf<
  Method extends string,
  Path extends string,
> = ApiByAddress[`${Method} staff/${Path}` & Addresses]

/**
 * A call whose types are those of one endpoint. The input is an argument of its own call: beside the path the compiler
 * would compare it with the inputs of all endpoints, which takes it most of a minute.
 */
type Call<Input, Method extends string, Path extends string> = (
  input: Input,
) => Promise<ResultOf<EndpointOf<Method, Path>>>

/** Does as the owner what a call of staff does: `staff('confirm-order')({ orderNumber })`. */
export function staff<Path extends PathOf<'POST'>>(
  path: Path,
): Call<BodyOf<EndpointOf<'POST', Path>>, 'POST', Path> {
  return async (body) => {
    const post = () => send(path, { method: 'POST', body: JSON.stringify(body) })
    const first = await post()
    const response = first.errorCode === errors.proof_needed.number ? await withProof(post) : first
    return resultOf(response, path) as never
  }
}

type Filter<E extends Endpoint> = ParamsOf<E> & QueryOf<E>

/** Returns what a call of staff answers to the owner: `askStaff('get-setting/{name}')({ name })`. */
export function askStaff<Path extends PathOf<'GET'>>(
  path: Path,
): Call<Filter<EndpointOf<'GET', Path>>, 'GET', Path> {
  return async (input) => {
    const left = new URLSearchParams(input as Record<string, string>)
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = left.get(name) ?? ''
      left.delete(name)
      return encodeURIComponent(value)
    })
    const response = await send(`${filled}?${left}`, { method: 'GET' })
    return resultOf(response, path) as never
  }
}

type Answer = {
  errorCode: number
  message: string
  fields?: Record<string, string>
  result: unknown
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${findShop().owner?.token}`,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  }
  const response = await fetch(`${findShop().address}/api/staff/${path}`, { ...init, headers })
  return (await response.json()) as Answer
}

/**
 * Proves the second factor of the owner and makes the call again. A code counts once and the tests of all workers share
 * the owner, so another code may be needed, which comes after half a minute at most.
 */
async function withProof(post: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined
  await expect(async () => {
    const code = codeOf(findShop().owner?.secret ?? '')
    await send('prove', { method: 'POST', body: JSON.stringify({ code }) })
    answer = await post()
    expect(answer.errorCode).not.toBe(errors.proof_needed.number)
  }).toPass({ intervals: [30_000], timeout: 100_000 })
  if (!answer) throw new Error('The call was not made.')
  return answer
}

function resultOf({ errorCode, message, fields, result }: Answer, path: string): unknown {
  if (errorCode !== 0) throw new Error(`${path}: ${message} ${JSON.stringify(fields ?? {})}`)
  return result
}
