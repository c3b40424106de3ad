import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Returns the hash of a token as the database stores it: enough to recognise the token, and useless to a reader of
 * the database.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The login it belongs to, and its secret; undefined where it is no refresh token. */
export function readRefreshToken(
  token: string | undefined,
): { sessionId: string; secret: string } | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token ?? '') ?? []
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sessionId ?? '')
  return sessionId && secret && isUuid ? { sessionId, secret } : undefined
}
