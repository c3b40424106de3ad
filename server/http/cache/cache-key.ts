import type { Endpoint } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { apiPath } from '../call.ts'

export type Values = Record<string, unknown>

/**
 * Returns a function that makes one key for each answer: the path with its own parameters first, then the query
 * parameters on which the answer depends. A query parameter never replaces a path parameter.
 */
export function cacheKeyOf(endpoint: Endpoint): (params: Values, query: Values) => string {
  const path = apiPath(endpoint)
  const namedInKey = Object.keys(endpoint.query?.properties ?? {}).filter(
    (name) => !endpoint.notInCacheKey?.includes(name),
  )
  return (params, query) => {
    const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const parts = namedInKey
      .filter((name) => query[name] !== undefined)
      .map((name) => `${name}=${encodeURIComponent(String(query[name]))}`)
    return `${pathname}?${parts.toSorted().join('&')}`
  }
}

/** The language of a public read: the path says it before the query does. */
export function languageOfRead(params: Values, query: Values): LanguageCode {
  return (params.language_code ?? query.language_code ?? 'en') as LanguageCode
}
