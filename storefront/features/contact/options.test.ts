import { expect, test } from 'vitest'
import { phoneAddress, whatsappAddress } from './options.ts'

test('a number for people becomes a number for telephones', () => {
  expect(phoneAddress('+971 4 555-0132')).toBe('tel:+97145550132')
})

test('WhatsApp takes digits alone, and the first words escaped', () => {
  expect(whatsappAddress('+971 50 555 0132')).toBe('https://wa.me/971505550132')
  expect(whatsappAddress('+971 50 555 0132', 'A & B؟')).toBe(
    'https://wa.me/971505550132?text=A%20%26%20B%D8%9F',
  )
})
