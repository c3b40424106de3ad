import { formatDay } from '@rimal/contract/dates'
import type { Text } from '@rimal/contract/language'
import { formatClock } from '@rimal/contract/text/clock'
import { greeting } from '../greeting.ts'
import type { Email } from './email.ts'
import type { EmailKind, Notice } from './email-kind.ts'
import { endingWith, ltr } from './ltr.ts'

/** The data of every email about a visit. Times are local times of the shop: '10:00'. */
export type VisitData = {
  number: string
  name: string
  day: string
  from: string
  to: string
  place: Text
  units: number
  /** The page of the visit, and the address of its calendar file. */
  link: string
  calendar: string
  /** The phone number of the shop; empty where the owner has written none. */
  phone: string
}
/** `contactBy`: the time by which the shop contacts the customer; null when the shop owes the customer no call. */
type Awaiting = VisitData & { contactBy: { day: string; time: string } | null }

const arabicSample = { name: 'مريم علي' }

type Said = { subject: string; paragraphs: string[] }

const see: Text = { en: 'See the visit', ar: 'شاهدي الزيارة' }
const calendar: Text = { en: 'Add it to your calendar', ar: 'أضيفيها إلى تقويمكِ' }
const facts: Text = { en: 'Your visit', ar: 'زيارتكِ' }
/** The same heading in emails to the shop. */
const itsFacts: Text = { en: 'The visit', ar: 'الزيارة' }
const terms: Text = {
  en: 'There is no transport fee and no booking fee. You can move or cancel the visit at any time on its page. Please do not forward this email: anyone with the link can change or cancel the visit.',
  ar: 'بلا رسوم تنقّل ولا رسوم حجز. يمكنكِ تغيير الموعد أو إلغاء الزيارة في أي وقت من صفحتها. لا تعيدي توجيه هذه الرسالة، فكل من لديه الرابط يستطيع تغيير الزيارة أو إلغاءها.',
}

export const visitBooked: EmailKind<Awaiting> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: email(data, 'en', {
      subject: `Your home visit on ${dayOf(data, 'en')}`,
      paragraphs: [
        `${greeting(data.name).en}, your booking is with us.`,
        callText(data, 'en'),
        terms.en,
      ],
    }),
    ar: email(data, 'ar', {
      subject: `زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
      paragraphs: [`${greeting(data.name).ar}، وصلنا حجزكِ.`, callText(data, 'ar'), terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit booked', ar: 'حُجزت زيارتكِ المنزلية' }),
  sample: sampleOf(),
  arabicSample,
}

export const visitConfirmed: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: email(data, 'en', {
      subject: `Confirmed: your home visit on ${dayOf(data, 'en')}`,
      paragraphs: [
        `${greeting(data.name).en}, your visit is confirmed. Our tailor comes to you.`,
        terms.en,
      ],
    }),
    ar: email(data, 'ar', {
      subject: `تأكّدت زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
      paragraphs: [`${greeting(data.name).ar}، تأكّدت زيارتكِ، وستأتيكِ خيّاطتنا في موعدها.`, terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit confirmed', ar: 'تأكّدت زيارتكِ المنزلية' }),
  sample: sampleOf(),
  arabicSample,
}

export const visitMoved: EmailKind<Awaiting> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: email(data, 'en', {
      subject: `Your home visit is now on ${dayOf(data, 'en')}`,
      paragraphs: [
        `${greeting(data.name).en}, your visit has a new time.`,
        callText(data, 'en'),
        terms.en,
      ],
    }),
    ar: email(data, 'ar', {
      subject: `موعد زيارتكِ المنزلية الجديد: ${dayOf(data, 'ar')}`,
      paragraphs: [`${greeting(data.name).ar}، تغيّر موعد زيارتكِ.`, callText(data, 'ar'), terms.ar],
    }),
  }),
  notice: (data) => notice(data, { en: 'Home visit moved', ar: 'تغيّر موعد زيارتكِ' }),
  sample: sampleOf(),
  arabicSample,
}

/** `reason`: the reason of the shop. */
type Cancelled = VisitData & { by: 'shopper' | 'staff'; reason?: string | undefined }

export const visitCancelled: EmailKind<Cancelled> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: {
      ...email(data, 'en', {
        subject: `Your home visit on ${dayOf(data, 'en')} is cancelled`,
        paragraphs: [
          data.by === 'shopper'
            ? `${greeting(data.name).en}, your visit is cancelled, as you asked. There is nothing to pay.`
            : `${greeting(data.name).en}, we are sorry: we had to cancel your visit. There is nothing to pay.${endingWith(data.phone, ' Call us for another time: ')}`,
          data.reason ?? '',
        ],
      }),
      also: { label: 'Remove it from your calendar', href: data.calendar },
    },
    ar: {
      ...email(data, 'ar', {
        subject: `أُلغيت زيارتكِ المنزلية يوم ${dayOf(data, 'ar')}`,
        paragraphs: [
          data.by === 'shopper'
            ? `${greeting(data.name).ar}، أُلغيت زيارتكِ كما طلبتِ، ولا تدفعين شيئاً.`
            : `${greeting(data.name).ar}، نعتذر منكِ: اضطررنا إلى إلغاء زيارتكِ، ولا تدفعين شيئاً.${endingWith(data.phone, ' اتصلي بنا لموعد آخر: ')}`,
          data.reason ?? '',
        ],
      }),
      also: { label: 'احذفيها من تقويمكِ', href: data.calendar },
    },
  }),
  notice: (data) => notice(data, { en: 'Home visit cancelled', ar: 'أُلغيت زيارتكِ المنزلية' }),
  sample: { ...sampleOf(), by: 'shopper' },
  arabicSample,
}

export const visitReminder: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: email(data, 'en', {
      subject: `Our tailor comes to you on ${dayOf(data, 'en')}`,
      paragraphs: [
        `${greeting(data.name).en}, your home visit is near.`,
        'Have an abaya ready that fits you well, and ask everyone who wants to be measured to be at home.',
        terms.en,
      ],
    }),
    ar: email(data, 'ar', {
      subject: `خيّاطتنا عندكِ يوم ${dayOf(data, 'ar')}`,
      paragraphs: [
        `${greeting(data.name).ar}، اقترب موعد زيارتكِ المنزلية.`,
        'جهّزي عباية مقاسها مريح لكِ، ولتكن في البيت كل من تودّ أن نأخذ قياساتها.',
        terms.ar,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'Your home visit is near', ar: 'اقترب موعد زيارتكِ' }),
  sample: sampleOf(),
  arabicSample,
}

export const visitOnTheWay: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: email(data, 'en', {
      subject: 'Our tailor is on her way to you',
      paragraphs: [
        `${greeting(data.name).en}, our tailor has set out.${endingWith(data.phone, ' If anything changes: ')}`,
      ],
    }),
    ar: email(data, 'ar', {
      subject: 'خيّاطتنا في الطريق إليكِ',
      paragraphs: [
        `${greeting(data.name).ar}، انطلقت خيّاطتنا إليكِ.${endingWith(data.phone, ' إن تغيّر شيء فاتصلي بنا: ')}`,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'Our tailor is on her way', ar: 'خيّاطتنا في الطريق إليكِ' }),
  sample: sampleOf(),
  arabicSample,
}

export const visitMissed: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  write: (data) => ({
    en: withoutCalendar(data, 'en', {
      subject: 'We did not find you at home',
      paragraphs: [
        `${greeting(data.name).en}, our tailor came and did not find you. There is nothing to pay.${endingWith(data.phone, ' Call us, or book another time: ')}`,
      ],
    }),
    ar: withoutCalendar(data, 'ar', {
      subject: 'لم نجدكِ في البيت',
      paragraphs: [
        `${greeting(data.name).ar}، جاءت خيّاطتنا ولم تجدكِ في البيت. لا تدفعين شيئاً.${endingWith(data.phone, ' اتصلي بنا أو احجزي موعداً آخر: ')}`,
      ],
    }),
  }),
  notice: (data) => notice(data, { en: 'We did not find you at home', ar: 'لم نجدكِ في البيت' }),
  sample: sampleOf(),
  arabicSample,
}

/** `hasAccount`: missing in messages that were written before guests were measured. */
type Done = VisitData & { measured: string[]; hasAccount?: boolean }

const whereOfGuest: Text = {
  en: 'The measurements are on the page of your visit for a month. Log in with this email address to keep them in your account, ready for every piece',
  ar: 'القياسات محفوظة في صفحة زيارتكِ لمدة شهر. سجّلي الدخول بهذا البريد لتبقى في حسابكِ جاهزة لكل قطعة',
}

export const visitDone: EmailKind<Done> = {
  topic: 'visits',
  typed: ['name', 'place', 'measured'],
  write: (data) => ({
    en: withoutCalendar(data, 'en', {
      subject: 'Thank you for having us',
      paragraphs: [
        `${greeting(data.name).en}, thank you for welcoming our tailor.`,
        measuredText(
          data,
          'en',
          `Your measurements are saved in your account, ready for every piece: ${data.measured.join(', ')}.`,
        ),
      ],
    }),
    ar: withoutCalendar(data, 'ar', {
      subject: 'شكراً على استقبالكِ لنا',
      paragraphs: [
        `${greeting(data.name).ar}، نشكركِ على استقبال خيّاطتنا.`,
        measuredText(
          data,
          'ar',
          `القياسات محفوظة في حسابكِ وجاهزة لكل قطعة: ${data.measured.join('، ')}.`,
        ),
      ],
    }),
  }),
  notice: ({ measured }) => ({
    title: { en: 'Thank you for having us', ar: 'شكراً على استقبالكِ لنا' },
    body:
      measured.length > 0
        ? {
            en: `Your measurements are saved: ${measured.join(', ')}`,
            ar: `حُفظت القياسات: ${measured.join('، ')}`,
          }
        : { en: 'We sew what you ordered.', ar: 'نخيط الآن ما طلبتِه.' },
    page: 'my-visits',
  }),
  sample: { ...sampleOf(), measured: ['Me', 'My mother'] },
  arabicSample: { ...arabicSample, measured: ['أنا', 'أمي'] },
}

function measuredText({ measured, hasAccount }: Done, side: keyof Text, inAccount: string): string {
  if (measured.length === 0) return ''
  if (hasAccount !== false) return inAccount
  return `${whereOfGuest[side]}: ${measured.join(side === 'ar' ? '، ' : ', ')}.`
}

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
    ...sampleOf(),
    what: 'booked',
    contact: { phone: '+971501234567', email: 'mariam@example.com' },
    remarks: 'My mother is to be measured too.',
  },
  arabicSample: { ...arabicSample, remarks: 'نأخذ قياسات والدتي أيضاً.' },
}

function email(data: VisitData, side: keyof Text, { subject, paragraphs }: Said): Email {
  return {
    subject,
    paragraphs: paragraphs.filter(Boolean),
    parts: [{ name: facts[side], lines: factsOf(data, side) }],
    link: { label: see[side], href: data.link },
    also: { label: calendar[side], href: data.calendar },
    sms: `${subject}. ${data.link}`,
  }
}

/** A visit that is over has nothing to put into a calendar. */
function withoutCalendar(data: VisitData, side: keyof Text, said: Said): Email {
  return { ...email(data, side, said), also: undefined }
}

function factsOf(data: VisitData, side: keyof Text): { text: string }[] {
  const units = { en: `Pieces planned: ${data.units}`, ar: `عدد القطع المتوقّع: ${data.units}` }
  return [
    { text: ltr(data.number) },
    { text: timeOf(data, side) },
    { text: data.place[side] },
    { text: units[side] },
  ]
}

function dayOf({ day }: { day: string }, side: keyof Text): string {
  return formatDay(day, side === 'ar' ? 'arb' : 'en', { weekday: true })
}

function timeOf({ day, from, to }: VisitData, side: keyof Text): string {
  const on = dayOf({ day }, side)
  return side === 'ar'
    ? `${on}، من ${formatClock(from, 'arb')} إلى ${formatClock(to, 'arb')}`
    : `${on}, ${from} to ${to}`
}

/** Returns the sentence about the call that the shop owes the customer. */
function contactByText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const by = dayOf(contactBy, side)
  return side === 'ar'
    ? `وعدناها بالاتصال بحلول ${by}، الساعة ${formatClock(contactBy.time, 'arb')}.`
    : `The customer expects a call by ${by}, ${contactBy.time}.`
}

function callText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const by = dayOf(contactBy, side)
  return side === 'ar'
    ? `نتواصل معكِ بحلول ${by}، الساعة ${formatClock(contactBy.time, 'arb')}.`
    : `We contact you by ${by}, ${contactBy.time}.`
}

function notice(data: VisitData, title: Text): Notice {
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
    units: 3,
    link: 'https://shop.example/home-service/1',
    calendar: 'https://shop.example/home-service/1/visit.ics',
    phone: '+971 4 555 0132',
    contactBy: { day: '2026-11-23', time: '15:00' },
  }
}
