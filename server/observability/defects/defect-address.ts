/** Where a Sentry-compatible service takes reports, and the public key that it knows the shop by. */
export type DefectAddress = { url: string; key: string }

/** Reads a DSN, `https://key@host/path/project`; throws where it is none. */
export function parseDefectAddress(dsn: string): DefectAddress {
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? []
  if (!['http:', 'https:'].includes(protocol) || !/^\w+$/.test(username) || !project) {
    throw new Error('not a DSN')
  }
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username }
}
