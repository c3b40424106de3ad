import { firstNameOf, greeting } from '../greeting.ts'
import type { Email } from './email.ts'
import type { EmailKind, Notice } from './email-kind.ts'

type EmailData = { name: string; merchant: string; phone: string }

const sample: EmailData = { name: 'Mariam', merchant: 'Rimal', phone: '+971 4 555 0132' }
const arabicSample = { name: 'مريم علي', merchant: 'رِمال' }

export const welcome: EmailKind<EmailData & { link: string }> = {
  topic: 'account',
  always: true,
  channels: ['email'],
  typed: ['name'],
  variables: ['name', 'merchant', 'link'],
  write: ({ name, merchant, link }) => ({
    en: {
      subject: `Welcome to ${merchant}, ${firstNameOf(name)}`,
      paragraphs: [
        `${greeting(name).en}, welcome to ${merchant}.`,
        'Your orders, your addresses and the pieces you love are kept in your account. Give us your measurements once, and we cut every piece to them from then on.',
      ],
      link: { label: 'See your account', href: link },
    },
    ar: {
      subject: `أهلاً وسهلاً في ${merchant} يا ${firstNameOf(name)}`,
      paragraphs: [
        `${greeting(name).ar}، الحساب في ${merchant} جاهز الآن.`,
        'في حسابكِ طلباتكِ وعناوينكِ والقطع التي أحببتِها. ونأخذ قياساتكِ مرة واحدة، ثم نفصّل عليها كل قطعة بعد ذلك.',
      ],
      link: { label: 'شاهدي حسابكِ', href: link },
    },
  }),
  sample: { ...sample, link: 'https://shop.example/my-account' },
  arabicSample,
}

export const passwordChanged: EmailKind<EmailData> = {
  topic: 'account',
  always: true,
  typed: ['name'],
  variables: ['name', 'merchant', 'phone'],
  write: ({ name, merchant, phone }) => ({
    en: said({
      subject: `Your ${merchant} password was changed`,
      text: `${greeting(name).en}, your password was changed, and every device was logged out. If that was not you, set a new one and call us: ${phone}.`,
    }),
    ar: said({
      subject: `تغيّرت كلمة مروركِ لدى ${merchant}`,
      text: `${greeting(name).ar}، تغيّرت كلمة مروركِ، وسُجّل خروجكِ من كل الأجهزة. إن لم تفعلي ذلك بنفسكِ فعيّني كلمة جديدة واتصلي بنا: ${phone}.`,
    }),
  }),
  notice: () =>
    account({
      title: { en: 'Your password was changed', ar: 'تغيّرت كلمة مروركِ' },
      body: {
        en: 'Every device was logged out. If that was not you, call us.',
        ar: 'سُجّل خروجكِ من كل الأجهزة. إن لم تفعلي ذلك بنفسكِ فاتصلي بنا.',
      },
    }),
  sample,
  arabicSample,
}

const contacts = {
  email: { en: 'email', ar: 'بريدكِ' },
  phone: { en: 'phone number', ar: 'رقمكِ' },
}

/** The Arabic sentence about the contact that receives this message. */
const replaced = {
  email: 'استُبدل ببريدكِ هذا بريد آخر',
  phone: 'استُبدل برقمكِ هذا رقم آخر',
}

export const contactChanged: EmailKind<EmailData & { kind: 'email' | 'phone' }> = {
  topic: 'account',
  always: true,
  typed: ['name'],
  variables: ['name', 'merchant', 'phone'],
  write: ({ name, merchant, phone, kind }) => ({
    en: said({
      subject: `Your ${merchant} account has a new ${contacts[kind].en}`,
      text: `${greeting(name).en}, your account no longer uses this ${contacts[kind].en}; it has been replaced by another. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `تغيّر ${contacts[kind].ar} في حسابكِ لدى ${merchant}`,
      text: `${greeting(name).ar}، ${replaced[kind]} في حسابكِ. إن لم تفعلي ذلك بنفسكِ فاتصلي بنا: ${phone}.`,
    }),
  }),
  notice: ({ kind }) =>
    account({
      title: {
        en: `Your account has a new ${contacts[kind].en}`,
        ar: `تغيّر ${contacts[kind].ar} في حسابكِ`,
      },
      body: { en: 'If that was not you, call us.', ar: 'إن لم تفعلي ذلك بنفسكِ فاتصلي بنا.' },
    }),
  sample: { ...sample, kind: 'email' },
  arabicSample,
  otherSamples: [[{ kind: 'phone' }]],
}

export const accountDeleted: EmailKind<EmailData> = {
  topic: 'account',
  always: true,
  typed: ['name'],
  variables: ['name', 'merchant', 'phone'],
  write: ({ name, merchant, phone }) => ({
    en: said({
      subject: `Your ${merchant} account is deleted`,
      text: `${greeting(name).en}, your account is deleted. We keep only what the law requires of your orders. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `حُذف حسابكِ لدى ${merchant}`,
      text: `${greeting(name).ar}، حُذف حسابكِ. ولا نحتفظ من طلباتكِ إلا بما يوجبه القانون. إن لم تفعلي ذلك بنفسكِ فاتصلي بنا: ${phone}.`,
    }),
  }),
  sample,
  arabicSample,
}

function account({ title, body }: Pick<Notice, 'title' | 'body'>): Notice {
  return { title, body, page: 'my-account' }
}

/** Isolates phone numbers, so that their digits stay in order among Arabic words. */
function said({ subject, text }: { subject: string; text: string }): Email {
  const isolated = text.replace(/\+[\d ]+\d/, (number) => `\u2066${number}\u2069`)
  return { subject, paragraphs: [isolated], sms: text }
}
