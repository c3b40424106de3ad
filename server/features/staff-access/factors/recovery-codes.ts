import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@rimal/contract/staff/sign-in'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { hashPassword, isPassword } from '../../identity/passwords/hash-password.ts'
import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  listRecoveryCodes,
  useRecoveryCode,
} from '../recovery-codes.sql.ts'

/** Characters that nobody takes for another: without I, L, O, U, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const finderLength = 4
const codeLength = 20

/** New recovery codes for a person, and their rows; nothing is stored yet. */
type NewCodes = { codes: string[]; rows: { finder: string; hash: string }[] }

/**
 * Makes recovery codes in groups of four. The first group finds the row; the other sixteen characters are 78 random
 * bits, more than NIST SP 800-63B asks for (64). Hashing takes a third of a second, so do it before a transaction that
 * locks.
 */
export async function makeRecoveryCodes(): Promise<NewCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const rows = await Promise.all(
    codes.map(async (code) => ({
      finder: code.slice(0, finderLength),
      hash: await hashPassword(code),
    })),
  )
  return { codes: codes.map((code) => (code.match(/.{4}/g) ?? []).join('-')), rows }
}

/** Replaces the recovery codes of a person with new ones. */
export async function saveRecoveryCodes(tx: Tx, staffId: string, { rows }: NewCodes) {
  await deleteRecoveryCodes(tx, staffId)
  await insertRecoveryCodes(
    tx,
    rows.map((row) => ({ ...row, staffId })),
  )
}

/** Returns the characters of a recovery code as typed, or undefined for another text. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = code.length === codeLength && [...code].every((one) => alphabet.includes(one))
  return isCode ? code : undefined
}

/** Uses up a recovery code; returns false for a wrong or used one. */
export async function spendRecoveryCode(
  db: Queries,
  { staffId, code, now }: { staffId: string; code: string; now: Date },
): Promise<boolean> {
  const rows = await listRecoveryCodes(db, { staffId, finder: code.slice(0, finderLength) })
  for (const { id, hash } of rows) {
    if (await isPassword(hash, code)) return useRecoveryCode(db, { id, now })
  }
  return false
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}
