import { type Answer, type ReadAddress, resultOf } from '../../call.ts'

export type FileAddress = Extract<
  ReadAddress,
  'GET staff/export-products' | `GET staff/download-${string}`
>

const revokeAfterMs = 60_000

type Asked = { params?: Record<string, string>; query?: Record<string, string> }

/**
 * Fetches a file and has the browser save it under the name that the shop gives it. A plain link would save a refusal
 * as well.
 * @throws Refusal; TypeError where no answer came
 */
export async function saveFile(
  address: FileAddress,
  { params = {}, query = {} }: Asked,
): Promise<void> {
  const path = address
    .slice('GET '.length)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': document.documentElement.lang },
  })
  const name = /filename\*=UTF-8''(\S+)/.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1]
  if (name === undefined) return resultOf((await response.json()) as Answer<undefined>)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = decodeURIComponent(name)
  link.click()
  // A busy browser begins to save later, and saves nothing once the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
