import { expect, test } from 'vitest'
import { testShop } from '../../../test/test-shop.ts'

test('the language list names both languages in their own words', async () => {
  await using shop = await testShop()
  const { errorCode, result } = await shop.call('GET customer/language-list')
  expect(errorCode).toBe(0)
  expect(result).toEqual([
    { code: 'en', language_name: 'English' },
    { code: 'arb', language_name: 'العربية' },
  ])
})

test('the dictionary is a list whose first item holds the words of the menu', async () => {
  await using shop = await testShop()
  const { result } = await shop.call('GET language/get-dictionary/{language_code}', {
    params: { language_code: 'arb' },
  })
  expect(result).toHaveLength(1)
  expect(result[0]).toMatchObject({ Login: 'تسجيل الدخول', Home: 'الرئيسية' })
})

test('a language that the shop does not speak is refused in the envelope', async () => {
  await using shop = await testShop()
  const reply = await shop.call('GET language/get-dictionary/{language_code}', {
    params: { language_code: 'fr' as 'en' },
  })
  expect(reply).toMatchObject({ status: 400, errorCode: 1, fields: { language_code: 'invalid' } })
})
