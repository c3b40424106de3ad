import type { LanguageCode } from '@rimal/contract/language'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { lockReturn } from '../change-return.ts'
import { previewRefund } from '../resolutions/preview-refund.ts'
import { findByNumber } from '../returns.sql.ts'
import { showToStaff } from '../show-return.ts'

/** Returns a return with what its refund would pay, once it is inspected. Throws `return_not_found`. */
export async function getReturnPage(
  { db, transact }: Pick<Deps, 'db' | 'transact'>,
  { number, language }: { number: string; language: LanguageCode },
): Promise<StaffReturnPage> {
  const stored = await findByNumber(db, number)
  const [shown] = stored ? await showToStaff(db, [stored], language) : []
  if (!stored || !shown) throw new ShopError('return_not_found')
  const refundPreview =
    stored.state === 'inspected'
      ? await transact(async (tx) => previewRefund(tx, await lockReturn(tx, { number })))
      : null
  return { ...shown, refundPreview }
}
