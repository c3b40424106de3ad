import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorCode, errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { refusalText, type ShopError } from '../../../http/shop-error.ts'
import { customerMayStillCancel } from './customer-may-still-cancel.ts'

const until = { at: new Date('2026-11-27T08:00:00Z'), timeZone: 'Asia/Dubai' }
/** The one function that makes each refusal whose sentence has a placeholder. */
const made: Partial<Record<ErrorCode, ShopError>> = {
  customer_may_still_cancel: customerMayStillCancel(until),
}
const withPlaceholder = (Object.keys(errors) as ErrorCode[]).filter((code) =>
  /\{\w+\}/.test(errors[code].en + errors[code].ar),
)

test('each refusal with a placeholder has a function that fills it', () => {
  expect(Object.keys(made)).toEqual(withPlaceholder)
  for (const refused of Object.values(made)) {
    const texts = [refusalText(refused, 'en'), refusalText(refused, 'arb')]
    expect(texts.join()).not.toMatch(/[{}]/)
  }
})

test('nothing else makes such a refusal', () => {
  const files = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
  const makers = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|node_modules/.test(file))
    .filter((file) => {
      const text = readFileSync(join(serverFolder, file), 'utf8')
      return withPlaceholder.some((code) => text.includes(`new ShopError('${code}'`))
    })
  expect(makers).toEqual(['features/orders/order-view/customer-may-still-cancel.ts'])
})

const serverFolder = join(import.meta.dirname, '../../..')
