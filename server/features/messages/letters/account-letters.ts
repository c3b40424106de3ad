import type { Letter } from './letter.ts'
import type { LetterKind, Notice } from './letter-kind.ts'

type Told = { name: string; house: string; phone: string }

const sample: Told = { name: 'Mariam', house: 'Rimal', phone: '+971 4 555 0132' }

export const welcome: LetterKind<Told & { link: string }> = {
  topic: 'account',
  always: true,
  write: ({ name, house, link }) => ({
    en: {
      subject: `Welcome to ${house}, ${name}`,
      paragraphs: [
        `Dear ${name}, welcome to ${house}.`,
        'Your orders, your addresses and the pieces you love are kept in your account. Your measurements are taken once, and every piece after that is cut to them.',
      ],
      link: { label: 'See your account', href: link },
    },
    ar: {
      subject: `أهلاً بكِ في ${house} يا ${name}`,
      paragraphs: [
        `عزيزتي ${name}، أهلاً بكِ في ${house}.`,
        'في حسابكِ طلباتكِ وعناوينكِ والقطع التي أحببتِها. ومقاساتكِ تؤخذ مرة واحدة، ثم تُفصَّل عليها كل قطعة بعد ذلك.',
      ],
      link: { label: 'شاهدي حسابكِ', href: link },
    },
  }),
  sample: { ...sample, link: 'https://shop.example/my-account' },
}

export const passwordChanged: LetterKind<Told> = {
  topic: 'account',
  always: true,
  write: ({ name, house, phone }) => ({
    en: said({
      subject: `Your ${house} password was changed`,
      text: `Dear ${name}, your password was changed, and every device was logged out. If that was not you, set a new one and call us: ${phone}.`,
    }),
    ar: said({
      subject: `تم تغيير كلمة مروركِ لدى ${house}`,
      text: `عزيزتي ${name}، تم تغيير كلمة مروركِ وتسجيل الخروج من كل الأجهزة. إن لم تكوني أنتِ، فعيّني كلمة جديدة واتصلي بنا: ${phone}.`,
    }),
  }),
  notice: () =>
    account({
      title: { en: 'Your password was changed', ar: 'تم تغيير كلمة مروركِ' },
      body: {
        en: 'Every device was logged out. If that was not you, call us.',
        ar: 'تم تسجيل الخروج من كل الأجهزة. إن لم تكوني أنتِ، فاتصلي بنا.',
      },
    }),
  sample,
}

const contacts = {
  email: { en: 'email', ar: 'بريدكِ' },
  phone: { en: 'phone number', ar: 'رقمكِ' },
}

export const contactChanged: LetterKind<Told & { kind: 'email' | 'phone' }> = {
  topic: 'account',
  always: true,
  write: ({ name, house, phone, kind }) => ({
    en: said({
      subject: `Your ${house} account has another ${contacts[kind].en}`,
      text: `Dear ${name}, your account no longer uses this ${contacts[kind].en}; another one took its place. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `تغيّر ${contacts[kind].ar} في حسابكِ لدى ${house}`,
      text: `عزيزتي ${name}، حلّ غيره محلّ ${contacts[kind].ar} هذا في حسابكِ. إن لم تكوني أنتِ، فاتصلي بنا: ${phone}.`,
    }),
  }),
  notice: ({ kind }) =>
    account({
      title: {
        en: `Your account has another ${contacts[kind].en}`,
        ar: `تغيّر ${contacts[kind].ar} في حسابكِ`,
      },
      body: { en: 'If that was not you, call us.', ar: 'إن لم تكوني أنتِ، فاتصلي بنا.' },
    }),
  sample: { ...sample, kind: 'email' },
}

export const accountDeleted: LetterKind<Told> = {
  topic: 'account',
  always: true,
  write: ({ name, house, phone }) => ({
    en: said({
      subject: `Your ${house} account is deleted`,
      text: `Dear ${name}, your account is deleted. Of your orders we keep what the law asks for, and nothing else. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `تم حذف حسابكِ لدى ${house}`,
      text: `عزيزتي ${name}، تم حذف حسابكِ. نحتفظ من طلباتكِ بما يوجبه القانون فقط. إن لم تكوني أنتِ، فاتصلي بنا: ${phone}.`,
    }),
  }),
  sample,
}

function account({ title, body }: Pick<Notice, 'title' | 'body'>): Notice {
  return { title, body, page: 'my-account' }
}

/** A phone number keeps its order among Arabic words. */
function said({ subject, text }: { subject: string; text: string }): Letter {
  const isolated = text.replace(/\+[\d ]+\d/, (number) => `\u2066${number}\u2069`)
  return { subject, paragraphs: [isolated], sms: text }
}
