import type { Text } from '@rimal/contract/language'
import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'
import { ltr } from '../ltr.ts'
import { type Awaiting, callOf, dayOf, factsOf, visitSample } from '../visits/visit-texts.ts'

/** The heading of the facts in emails to the shop. */
const itsFacts: Text = { en: 'The visit', ar: 'الزيارة' }

type ForStaff = Awaiting & {
  what: 'booked' | 'moved' | 'cancelled' | 'overdue'
  /** The contact of the customer who is visited. */
  contact: { phone: string; email: string }
  remarks: string
}

/** Informs the shop of what the shop did not do itself. */
export const visitForStaff: EmailKind<ForStaff> = {
  topic: null,
  always: true,
  typed: ['name', 'place', 'remarks'],
  variables: ['number', 'name', 'contact.phone', 'contact.email'],
  write: (data) => {
    const { number, contact, remarks } = data
    const compose = (side: keyof Text, said: string): Email => ({
      subject: said,
      paragraphs: [
        [data.name, ltr(contact.phone), ltr(contact.email)].join(' · '),
        contactByText(data, side),
      ].filter(Boolean),
      parts: [
        {
          name: itsFacts[side],
          lines: [...factsOf(data, side), ...(remarks ? [{ text: remarks }] : [])],
        },
      ],
      replyTo: contact.email,
    })
    const [en, ar] = [dayOf(data, 'en'), dayOf(data, 'ar')]
    return {
      en: compose(
        'en',
        {
          booked: `Home visit ${number} booked: ${en}`,
          moved: `Home visit ${number} moved to ${en}`,
          cancelled: `Home visit ${number} cancelled: ${en}`,
          overdue: `Home visit ${number}: the call is overdue`,
        }[data.what],
      ),
      ar: compose(
        'ar',
        {
          booked: `حُجزت زيارة منزلية ${ltr(number)}: ${ar}`,
          moved: `تغيّر موعد الزيارة ${ltr(number)} إلى ${ar}`,
          cancelled: `أُلغيت الزيارة ${ltr(number)}: ${ar}`,
          overdue: `الزيارة ${ltr(number)}: تأخّر الاتصال بالعميل`,
        }[data.what],
      ),
    }
  },
  sample: {
    ...visitSample,
    what: 'booked',
    contact: { phone: '+971501234567', email: 'mariam@example.com' },
    remarks: 'My mother is to be measured too.',
  },
  arabicSample: { name: 'مريم علي', remarks: 'نأخذ قياسات والدتي أيضاً.' },
  otherSamples: [
    [{ what: 'moved' }],
    [{ what: 'cancelled', contactBy: null }],
    [{ what: 'overdue' }],
  ],
}

/** Returns the sentence about the call that the shop owes the customer. */
function contactByText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const { day, time } = callOf(contactBy, side)
  return side === 'ar'
    ? `وعدناها بالاتصال بحلول ${day}، الساعة ${time}.`
    : `The customer expects a call by ${day}, ${time}.`
}
