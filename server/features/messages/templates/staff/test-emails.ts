import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'

/** The email is composed already, with the texts that somebody was writing. */
type MessageTest = { email: Email }

/** To the person who writes the shop's texts: how a message would look. */
export const messageTest: EmailKind<MessageTest> = {
  topic: null,
  always: true,
  typed: [],
  variables: [],
  write: ({ email }) => ({ en: testOf(email).en, ar: testOf(email).ar }),
  sample: {
    email: {
      subject: 'Order RM-20401 has arrived',
      paragraphs: ['Dear Mariam,', 'Your order RM-20401 has arrived.'],
    },
  },
  arabicSample: {
    email: {
      subject: 'وصل الطلب RM-20401',
      paragraphs: ['أهلاً يا مريم،', 'وصل الطلب RM-20401.'],
    },
  },
}

/** The mark is in the subject and behind the text, whatever the shop has written. */
function testOf(email: Email): { en: Email; ar: Email } {
  const { replyTo: _, subject, paragraphs, ...rest } = email
  const marked = (prefix: string, note: string): Email => ({
    ...rest,
    subject: `${prefix}: ${subject}`,
    paragraphs: [...paragraphs, note],
  })
  return {
    en: marked('Test', 'This is a test from the admin. Everything in it is an example.'),
    ar: marked('تجربة', 'هذه رسالة تجريبية من لوحة الإدارة، وكل ما فيها مثال.'),
  }
}
