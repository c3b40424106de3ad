import { expect, test } from 'vitest'
import type { TextKey } from '@rimal/contract/words/all-words'
import { emptyMessage, type Message, wrongIn } from './message.ts'

const t = ((key: TextKey) => key) as Parameters<typeof wrongIn>[1]
const whole: Message = {
  ...emptyMessage,
  name: 'مريم',
  email: 'mariam@example.com',
  message: 'متى تصل؟',
}

test.each<[Partial<Message>, Partial<Message>]>([
  [{}, {}],
  [{ phone: '٠٥٠ ١٢٣ ٤٥٦٧', orderNumber: '٢٠٤١٨' }, {}],
  [{ orderNumber: 'rm 20418' }, {}],
  [{ name: '1' }, { name: 'name_too_short' }],
  [{ name: ' ' }, { name: 'field_required' }],
  [{ email: '<script>@x.com' }, { email: 'email_incomplete' }],
  [{ phone: 'abc' }, { phone: 'wrong_phone_abroad' }],
  [{ orderNumber: 'zzz' }, { orderNumber: 'your_order_number_odd' }],
])('%j gets the errors %j', (changed, wrong) => {
  expect(wrongIn({ ...whole, ...changed }, t)).toEqual(wrong)
})
