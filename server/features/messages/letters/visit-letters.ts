import { formatDay } from '@rimal/contract/dates'
import type { Text } from '@rimal/contract/language'
import type { Letter } from './letter.ts'
import type { LetterKind, Notice } from './letter-kind.ts'
import { ltr } from './ltr.ts'

/** What every letter about a visit tells. Times are those of the shop's clocks: '10:00'. */
export type VisitTold = {
  number: string
  name: string
  day: string
  from: string
  to: string
  place: Text
  pieces: number
  /** The page of the visit, and the address of its calendar file. */
  link: string
  calendar: string
  /** Of the house. */
  phone: string
}
/** `contactBy`: by when the house contacts her; null while it owes her no call. */
type Awaiting = VisitTold & { contactBy: { day: string; time: string } | null }

type Said = { subject: string; paragraphs: string[] }

const see: Text = { en: 'See the visit', ar: 'شاهدي الزيارة' }
const calendar: Text = { en: 'Add it to your calendar', ar: 'أضيفيها إلى تقويمكِ' }
const facts: Text = { en: 'Your visit', ar: 'زيارتكِ' }
/** The same to the house. */
const itsFacts: Text = { en: 'The visit', ar: 'الزيارة' }
const terms: Text = {
  en: 'There is no transport fee and no booking fee. You may move or cancel the visit at any time on its page. Keep this letter: whoever has the address can do so.',
  ar: 'بلا رسوم تنقّل ولا رسوم حجز. يمكنكِ تغيير الموعد أو إلغاء الزيارة في أي وقت من صفحتها. احتفظي بهذه الرسالة، فمن لديه الرابط يستطيع ذلك.',
}

export const visitBooked: LetterKind<Awaiting> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: `Your home visit on ${dayOf(data, 'en')}`,
      paragraphs: [`Dear ${data.name}, your booking is with us.`, callText(data, 'en'), terms.en],
    }),
    ar: letter(data, 'ar', {
      subject: `زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
      paragraphs: [`عزيزتي ${data.name}، وصلنا حجزكِ.`, callText(data, 'ar'), terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit booked', ar: 'حُجزت زيارتكِ المنزلية' }),
  sample: sampleOf(),
}

export const visitConfirmed: LetterKind<VisitTold> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: `Confirmed: your home visit on ${dayOf(data, 'en')}`,
      paragraphs: [
        `Dear ${data.name}, your visit is confirmed. Our tailor comes to you.`,
        terms.en,
      ],
    }),
    ar: letter(data, 'ar', {
      subject: `تأكّدت زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
      paragraphs: [`عزيزتي ${data.name}، تأكّدت زيارتكِ، وستأتيكِ خيّاطتنا في موعدها.`, terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit confirmed', ar: 'تأكّدت زيارتكِ المنزلية' }),
  sample: sampleOf(),
}

export const visitMoved: LetterKind<Awaiting> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: `Your home visit is now on ${dayOf(data, 'en')}`,
      paragraphs: [
        `Dear ${data.name}, your visit has another time.`,
        callText(data, 'en'),
        terms.en,
      ],
    }),
    ar: letter(data, 'ar', {
      subject: `موعد زيارتكِ المنزلية الجديد: ${dayOf(data, 'ar')}`,
      paragraphs: [`عزيزتي ${data.name}، تغيّر موعد زيارتكِ.`, callText(data, 'ar'), terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit moved', ar: 'تغيّر موعد زيارتكِ' }),
  sample: sampleOf(),
}

/** `reason`: of the house. */
type Cancelled = VisitTold & { by: 'shopper' | 'house'; reason?: string | undefined }

export const visitCancelled: LetterKind<Cancelled> = {
  topic: 'visits',
  write: (data) => ({
    en: {
      ...letter(data, 'en', {
        subject: `Your home visit on ${dayOf(data, 'en')} is cancelled`,
        paragraphs: [
          data.by === 'shopper'
            ? `Dear ${data.name}, your visit is cancelled, as you asked. There is nothing to pay.`
            : `Dear ${data.name}, we are sorry: we had to cancel your visit. There is nothing to pay. Call us for another time: ${ltr(data.phone)}`,
          data.reason ?? '',
        ],
      }),
      also: { label: 'Take it out of your calendar', href: data.calendar },
    },
    ar: {
      ...letter(data, 'ar', {
        subject: `أُلغيت زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
        paragraphs: [
          data.by === 'shopper'
            ? `عزيزتي ${data.name}، أُلغيت زيارتكِ كما طلبتِ، ولا شيء عليكِ.`
            : `عزيزتي ${data.name}، نعتذر منكِ: اضطررنا إلى إلغاء زيارتكِ، ولا شيء عليكِ. اتصلي بنا لموعد آخر: ${ltr(data.phone)}`,
          data.reason ?? '',
        ],
      }),
      also: { label: 'احذفيها من تقويمكِ', href: data.calendar },
    },
  }),
  notice: (data) => notice(data, { en: 'Home visit cancelled', ar: 'أُلغيت زيارتكِ المنزلية' }),
  sample: { ...sampleOf(), by: 'shopper' },
}

export const visitReminder: LetterKind<VisitTold> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: `Our tailor comes to you on ${dayOf(data, 'en')}`,
      paragraphs: [
        `Dear ${data.name}, your home visit is near.`,
        'Have an abaya at hand that fits you well, and let everyone who wants to be measured be at home.',
        terms.en,
      ],
    }),
    ar: letter(data, 'ar', {
      subject: `خيّاطتنا عندكِ يوم ${dayOf(data, 'ar')}`,
      paragraphs: [
        `عزيزتي ${data.name}، اقترب موعد زيارتكِ المنزلية.`,
        'جهّزي عباية مقاسها مريح لكِ، ولتكن كل من تودّ أخذ قياساتها في البيت.',
        terms.ar,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'Your home visit is near', ar: 'اقترب موعد زيارتكِ' }),
  sample: sampleOf(),
}

export const visitOnTheWay: LetterKind<VisitTold> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: 'Our tailor is on her way to you',
      paragraphs: [
        `Dear ${data.name}, our tailor has set out. If anything changes: ${ltr(data.phone)}`,
      ],
    }),
    ar: letter(data, 'ar', {
      subject: 'خيّاطتنا في الطريق إليكِ',
      paragraphs: [
        `عزيزتي ${data.name}، انطلقت خيّاطتنا إليكِ. إن تغيّر شيء فاتصلي بنا: ${ltr(data.phone)}`,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'Our tailor is on her way', ar: 'خيّاطتنا في الطريق إليكِ' }),
  sample: sampleOf(),
}

export const visitMissed: LetterKind<VisitTold> = {
  topic: 'visits',
  write: (data) => ({
    en: letter(data, 'en', {
      subject: 'We did not find you at home',
      paragraphs: [
        `Dear ${data.name}, our tailor came and did not find you. There is nothing to pay. Call us, or book another time: ${ltr(data.phone)}`,
      ],
    }),
    ar: letter(data, 'ar', {
      subject: 'لم نجدكِ في البيت',
      paragraphs: [
        `عزيزتي ${data.name}، جاءت خيّاطتنا ولم تجدكِ، ولا شيء عليكِ. اتصلي بنا أو احجزي موعداً آخر: ${ltr(data.phone)}`,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'We did not find you at home', ar: 'لم نجدكِ في البيت' }),
  sample: sampleOf(),
}

export const visitDone: LetterKind<VisitTold & { measured: string[] }> = {
  topic: 'visits',
  write: (data) => ({
    en: {
      ...letter(data, 'en', {
        subject: 'Thank you for having us',
        paragraphs: [
          `Dear ${data.name}, thank you for having our tailor.`,
          data.measured.length > 0
            ? `What she measured stands in your account, ready for every piece: ${data.measured.join(', ')}.`
            : '',
        ],
      }),
      also: undefined,
    },
    ar: {
      ...letter(data, 'ar', {
        subject: 'شكراً على استقبالكِ لنا',
        paragraphs: [
          `عزيزتي ${data.name}، شكراً على استقبالكِ لخيّاطتنا.`,
          data.measured.length > 0
            ? `القياسات محفوظة في حسابكِ وجاهزة لكل قطعة: ${data.measured.join('، ')}.`
            : '',
        ],
      }),
      also: undefined,
    },
  }),
  notice: ({ measured }) => ({
    title: { en: 'Thank you for having us', ar: 'شكراً على استقبالكِ لنا' },
    body:
      measured.length > 0
        ? {
            en: `Your measurements are saved: ${measured.join(', ')}`,
            ar: `حُفظت القياسات: ${measured.join('، ')}`,
          }
        : { en: 'We sew what you ordered.', ar: 'نخيط ما طلبتِ.' },
    page: 'my-visits',
  }),
  sample: { ...sampleOf(), measured: ['Me', 'My mother'] },
}

type ForHouse = Awaiting & {
  what: 'booked' | 'moved' | 'cancelled' | 'overdue'
  /** Of her who is visited. */
  contact: { phone: string; email: string }
  remarks: string
}

/** The house is told of what it did not do itself. */
export const visitForHouse: LetterKind<ForHouse> = {
  topic: null,
  always: true,
  write: (data) => {
    const { number, contact, remarks } = data
    const told = (side: keyof Text, said: string): Letter => ({
      subject: said,
      paragraphs: [
        [data.name, ltr(contact.phone), ltr(contact.email)].join(' · '),
        promiseText(data, side),
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
      en: told(
        'en',
        {
          booked: `Home visit ${number} booked: ${en}`,
          moved: `Home visit ${number} moved to ${en}`,
          cancelled: `Home visit ${number} cancelled: ${en}`,
          overdue: `Home visit ${number}: the call is overdue`,
        }[data.what],
      ),
      ar: told(
        'ar',
        {
          booked: `حُجزت زيارة منزلية ${ltr(number)}: ${ar}`,
          moved: `تغيّر موعد الزيارة ${ltr(number)} إلى ${ar}`,
          cancelled: `أُلغيت الزيارة ${ltr(number)}: ${ar}`,
          overdue: `الزيارة ${ltr(number)}: تأخّر الاتصال بصاحبتها`,
        }[data.what],
      ),
    }
  },
  sample: {
    ...sampleOf(),
    what: 'booked',
    contact: { phone: '+971501234567', email: 'mariam@example.com' },
    remarks: 'My mother is to be measured too.',
  },
}

function letter(data: VisitTold, side: keyof Text, { subject, paragraphs }: Said): Letter {
  return {
    subject,
    paragraphs: paragraphs.filter(Boolean),
    parts: [{ name: facts[side], lines: factsOf(data, side) }],
    link: { label: see[side], href: data.link },
    also: { label: calendar[side], href: data.calendar },
    sms: `${subject}. ${data.link}`,
  }
}

function factsOf(data: VisitTold, side: keyof Text): { text: string }[] {
  const pieces = { en: `Pieces planned: ${data.pieces}`, ar: `عدد القطع المتوقّع: ${data.pieces}` }
  return [
    { text: ltr(data.number) },
    { text: timeOf(data, side) },
    { text: data.place[side] },
    { text: pieces[side] },
  ]
}

function dayOf({ day }: { day: string }, side: keyof Text): string {
  return formatDay(day, side === 'ar' ? 'arb' : 'en', { weekday: true })
}

function timeOf({ day, from, to }: VisitTold, side: keyof Text): string {
  const on = dayOf({ day }, side)
  return side === 'ar' ? `${on}، من ${from} إلى ${to}` : `${on}, ${from} to ${to}`
}

/** What the house has promised. */
function promiseText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const by = dayOf(contactBy, side)
  return side === 'ar'
    ? `وُعدت بالاتصال بها في موعد أقصاه ${by}، الساعة ${contactBy.time}.`
    : `She was promised a call by ${by}, ${contactBy.time}.`
}

function callText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const by = dayOf(contactBy, side)
  return side === 'ar'
    ? `نتواصل معكِ في موعد أقصاه ${by}، الساعة ${contactBy.time}.`
    : `We contact you by ${by}, ${contactBy.time}.`
}

function notice(data: VisitTold, title: Text): Notice {
  return { title, body: { en: timeOf(data, 'en'), ar: timeOf(data, 'ar') }, page: 'my-visits' }
}

function sampleOf(): Awaiting {
  return {
    number: 'HV-1041',
    name: 'Mariam',
    day: '2026-11-26',
    from: '10:00',
    to: '13:00',
    place: { en: 'Al Wasl Road, villa 12, Jumeirah, Dubai', ar: 'شارع الوصل، فيلا 12، جميرا، دبي' },
    pieces: 3,
    link: 'https://shop.example/home-service/1',
    calendar: 'https://shop.example/home-service/1/visit.ics',
    phone: '+971 4 555 0132',
    contactBy: { day: '2026-11-23', time: '15:00' },
  }
}
