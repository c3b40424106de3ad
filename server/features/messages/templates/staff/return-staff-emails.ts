import type { Text } from '@rimal/contract/language'
import { variable } from '../../own-texts/marks.ts'
import type { EmailKind } from '../email-kind.ts'
import { ltr } from '../ltr.ts'
import { unitsOf, type ReturnData, returnNames, returnSample } from '../return-emails.ts'

type ForStaff = ReturnData & {
  what: 'asked' | 'answered' | 'appealed' | 'cancelled' | 'overdue'
  /** The text in the customer's words. */
  said: string
  contact: { phone: string; email: string }
}

/** Informs the shop of what the shop did not do itself. */
export const returnForStaff: EmailKind<ForStaff> = {
  topic: null,
  always: true,
  typed: ['name', 'said'],
  variables: ['number', 'orderNumber', 'name', 'reason', 'said', 'contact.phone', 'contact.email'],
  write: (data) => {
    const request = {
      en: variable('request', data.kind),
      ar: variable('request', returnNames[data.kind].ar),
    }
    return {
      en: forStaff(data, 'en', {
        asked: `${data.number}: asked for, ${request.en} of order ${data.orderNumber}`,
        answered: `${data.number}: the customer has answered`,
        appealed: `${data.number}: the customer appeals, and an owner decides`,
        cancelled: `${data.number}: the customer keeps the items`,
        overdue: `${data.number}: our answer is overdue`,
      }),
      ar: forStaff(data, 'ar', {
        asked: `${ltr(data.number)}: ${request.ar} من الطلب ${ltr(data.orderNumber)}`,
        answered: `${ltr(data.number)}: أجاب العميل`,
        appealed: `${ltr(data.number)}: اعترض العميل، والقرار للمالك`,
        cancelled: `${ltr(data.number)}: أبقى العميل القطع`,
        overdue: `${ltr(data.number)}: تأخّر جوابنا`,
      }),
    }
  },
  sample: {
    ...returnSample,
    what: 'asked',
    said: 'The sleeves are too wide.',
    contact: { phone: '+971501234567', email: 'mariam@example.com' },
  },
  arabicSample: { name: 'مريم علي', lines: ['1 × ليلى · موكا'], said: 'الكُمّ واسع جداً.' },
  otherSamples: [
    [{ what: 'answered' }],
    [{ what: 'appealed' }],
    [{ what: 'cancelled' }],
    [{ what: 'overdue' }],
  ],
}

function forStaff(data: ForStaff, side: keyof Text, subjects: Record<ForStaff['what'], string>) {
  const { name, contact, reason, said, lines, what } = data
  return {
    subject: subjects[what],
    paragraphs: [
      [name, ltr(contact.phone), ltr(contact.email)].filter(Boolean).join(' · '),
      reason[side],
      said,
    ].filter(Boolean),
    parts: [
      {
        name: side === 'ar' ? unitsOf(lines) : 'Pieces',
        lines: lines.map((line) => ({ text: line })),
      },
    ],
    ...(contact.email ? { replyTo: contact.email } : {}),
  }
}
