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

/** No letter looks like a digit: without I, L, O, U, 0 and 1. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const finderLength = 4
const codeLength = 20

/**
 * Replaces the recovery codes of a member of staff and returns the new ones, in groups of four. The first group
 * finds the row; the other sixteen letters are 78 random bits, more than NIST SP 800-63B asks for (64).
 */
export async function replaceRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const rows = await Promise.all(
    codes.map(async (code) => ({
      staffId,
      finder: code.slice(0, finderLength),
      hash: await hashPassword(code),
    })),
  )
  await deleteRecoveryCodes(tx, staffId)
  await insertRecoveryCodes(tx, rows)
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

/** Returns the letters of a recovery code as typed, or undefined for another text. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = code.length === codeLength && [...code].every((one) => letters.includes(one))
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
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
}
