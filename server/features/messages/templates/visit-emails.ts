import type { Text } from '@rimal/contract/language'
import { greeting } from '../greeting.ts'
import { variable } from '../own-texts/marks.ts'
import type { Email } from './email.ts'
import type { EmailKind, Notice } from './email-kind.ts'
import { endingWith } from './ltr.ts'
import {
  type Awaiting,
  callOf,
  dayOf,
  factsOf,
  timeOf,
  type VisitData,
  visitSample,
} from './visits/visit-texts.ts'

const arabicSample = { name: 'مريم علي' }

const variables = ['number', 'name', 'link', 'calendar', 'phone'] as const

type Said = { subject: string; paragraphs: string[] }

const see: Text = { en: 'See the visit', ar: 'شاهدي الزيارة' }
const calendar: Text = { en: 'Add it to your calendar', ar: 'أضيفيها إلى تقويمكِ' }
const facts: Text = { en: 'Your visit', ar: 'زيارتكِ' }
const terms: Text = {
  en: 'There is no transport fee and no booking fee. You can move or cancel the visit at any time on its page. Please do not forward this email: anyone with the link can change or cancel the visit.',
  ar: 'بلا رسوم تنقّل ولا رسوم حجز. يمكنكِ تغيير الموعد أو إلغاء الزيارة في أي وقت من صفحتها. لا تعيدي توجيه هذه الرسالة، فكل من لديه الرابط يستطيع تغيير الزيارة أو إلغاءها.',
}

export const visitBooked: EmailKind<Awaiting> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
}

export const visitConfirmed: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
}

export const visitMoved: EmailKind<Awaiting> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
}

/** `reason`: the reason of the shop. */
type Cancelled = VisitData & { by: 'shopper' | 'staff'; reason?: string | undefined }

export const visitCancelled: EmailKind<Cancelled> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables: [...variables, 'reason'],
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
  sample: { ...visitSample, by: 'shopper' },
  arabicSample,
  otherSamples: [
    [{ by: 'staff', reason: 'Our tailor is unwell.' }, { reason: 'خيّاطتنا متوعّكة.' }],
    [{ by: 'staff', phone: '' }],
  ],
}

export const visitReminder: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
}

export const visitOnTheWay: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
  otherSamples: [[{ phone: '' }]],
}

export const visitMissed: EmailKind<VisitData> = {
  topic: 'visits',
  typed: ['name', 'place'],
  variables,
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
  sample: visitSample,
  arabicSample,
  otherSamples: [[{ phone: '' }]],
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
  variables,
  write: (data) => ({
    en: withoutCalendar(data, 'en', {
      subject: 'Thank you for having us',
      paragraphs: [
        `${greeting(data.name).en}, thank you for welcoming our tailor.`,
        measuredText(
          data,
          'en',
          `Your measurements are saved in your account, ready for every piece: ${measuredOf(data, 'en')}.`,
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
          `القياسات محفوظة في حسابكِ وجاهزة لكل قطعة: ${measuredOf(data, 'ar')}.`,
        ),
      ],
    }),
  }),
  notice: (data) => ({
    title: { en: 'Thank you for having us', ar: 'شكراً على استقبالكِ لنا' },
    body:
      data.measured.length > 0
        ? {
            en: `Your measurements are saved: ${measuredOf(data, 'en')}`,
            ar: `حُفظت القياسات: ${measuredOf(data, 'ar')}`,
          }
        : { en: 'We sew what you ordered.', ar: 'نخيط الآن ما طلبتِه.' },
    page: 'my-visits',
  }),
  sample: { ...visitSample, measured: ['Me', 'My mother'] },
  arabicSample: { ...arabicSample, measured: ['أنا', 'أمي'] },
  otherSamples: [[{ hasAccount: false }], [{ measured: [] }, { measured: [] }]],
}

function measuredText(data: Done, side: keyof Text, inAccount: string): string {
  if (data.measured.length === 0) return ''
  if (data.hasAccount !== false) return inAccount
  return `${whereOfGuest[side]}: ${measuredOf(data, side)}.`
}

function measuredOf({ measured }: Done, side: keyof Text): string {
  return variable('measured', measured.join(side === 'ar' ? '، ' : ', '))
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

function callText({ contactBy }: Awaiting, side: keyof Text): string {
  if (!contactBy) return ''
  const { day, time } = callOf(contactBy, side)
  return side === 'ar'
    ? `نتواصل معكِ بحلول ${day}، الساعة ${time}.`
    : `We contact you by ${day}, ${time}.`
}

function notice(data: VisitData, title: Text): Notice {
  const body = { en: timeOf(data, 'en'), ar: timeOf(data, 'ar') }
  return { title, body, page: 'my-visits' }
}
