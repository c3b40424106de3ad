import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/** The least that OWASP asks of argon2id: 19 MiB, two passes. It runs in the pool of threads, four at a time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobodys: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(plain(password), cost)
}

/**
 * Compares a password with the stored hash. Takes as long without an account or without a password, so that timing
 * reveals neither case.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(randomBytes(32), cost)
  const isRight = await verify(stored ?? (await nobodys), plain(password))
  return isRight && stored !== null
}

/** Whether it was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost
}

/** Returns the same characters, however a keyboard composes them. */
function plain(password: string): string {
  return password.normalize('NFKC')
}
