import type { CodePurpose } from '../../db/tables/customers.ts'
import type { Letter } from './letter.ts'

type Both = { en: Letter; ar: Letter }

/** `code` and `link` are derived when the message leaves, and kept nowhere. */
export type CodeLetter = {
  purpose: CodePurpose
  house: string
  /** Of the shop's address: phones offer the code to this site alone. */
  host: string
  minutes: number
  code: string
  link: string | null
}

const uses: Record<CodePurpose, { en: string; ar: string; link: { en: string; ar: string } }> = {
  login: {
    en: 'Enter it to log in.',
    ar: 'أدخليه لتسجيل الدخول.',
    link: { en: 'Log in without the code', ar: 'الدخول من دون رمز' },
  },
  password: {
    en: 'Enter it to set your password.',
    ar: 'أدخليه لتعيين كلمة المرور.',
    link: { en: 'Set the password without the code', ar: 'تعيين كلمة المرور من دون رمز' },
  },
  contact: {
    en: 'Enter it to confirm that this is yours.',
    ar: 'أدخليه لتأكيد أنه لكِ.',
    link: { en: '', ar: '' },
  },
  delete: {
    en: 'Enter it only if you wish to delete your account for good.',
    ar: 'لا تدخليه إلا إذا أردتِ حذف حسابكِ نهائياً.',
    link: { en: '', ar: '' },
  },
}

export function writeCode({ purpose, house, host, minutes, code, link }: CodeLetter): Both {
  const use = uses[purpose]
  // The last line in the form by which phones offer the code to our page.
  const last = `@${host} #${code}`
  return {
    en: {
      subject: `${code} is your ${house} code`,
      paragraphs: [
        `Your code is ${code}. ${use.en}`,
        `It is valid for ${minutes} minutes. We never ask you for it; give it to nobody. If you did not ask for it, you need do nothing.`,
      ],
      ...(link ? { link: { label: use.link.en, href: link } } : {}),
      sms: `${code} is your ${house} code. ${use.en} Give it to nobody.\n\n${last}`,
    },
    ar: {
      subject: `${code} هو رمزكِ لدى ${house}`,
      paragraphs: [
        `رمزكِ هو ${code}. ${use.ar}`,
        `صلاحيته ${minutes} دقائق. لا نطلبه منكِ أبداً، فلا تعطيه لأحد. وإن لم تطلبيه فتجاهلي هذه الرسالة.`,
      ],
      ...(link ? { link: { label: use.link.ar, href: link } } : {}),
      sms: `${code} رمزكِ لدى ${house}. ${use.ar} لا تعطيه لأحد.\n\n${last}`,
    },
  }
}

type Told = { name: string; house: string; phone: string }

export function writePasswordChanged({ name, house, phone }: Told): Both {
  return {
    en: said({
      subject: `Your ${house} password was changed`,
      text: `Dear ${name}, your password was changed, and every device was logged out. If that was not you, set a new one and call us: ${phone}.`,
    }),
    ar: said({
      subject: `تم تغيير كلمة مروركِ لدى ${house}`,
      text: `عزيزتي ${name}، تم تغيير كلمة مروركِ وتسجيل الخروج من كل الأجهزة. إن لم تكوني أنتِ، فعيّني كلمة جديدة واتصلي بنا: ${phone}.`,
    }),
  }
}

export function writeContactChanged({ name, house, phone, kind }: ContactChanged): Both {
  const what = { email: { en: 'email', ar: 'بريدكِ' }, phone: { en: 'phone number', ar: 'رقمكِ' } }
  return {
    en: said({
      subject: `Your ${house} account has another ${what[kind].en}`,
      text: `Dear ${name}, your account no longer uses this ${what[kind].en}; another one took its place. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `تغيّر ${what[kind].ar} في حسابكِ لدى ${house}`,
      text: `عزيزتي ${name}، حلّ غيره محلّ ${what[kind].ar} هذا في حسابكِ. إن لم تكوني أنتِ، فاتصلي بنا: ${phone}.`,
    }),
  }
}
export type ContactChanged = Told & { kind: 'email' | 'phone' }
export type PasswordChanged = Told

export function writeAccountDeleted({ name, house, phone }: Told): Both {
  return {
    en: said({
      subject: `Your ${house} account is deleted`,
      text: `Dear ${name}, your account is deleted. Of your orders we keep what the law asks for, and nothing else. If that was not you, call us: ${phone}.`,
    }),
    ar: said({
      subject: `تم حذف حسابكِ لدى ${house}`,
      text: `عزيزتي ${name}، تم حذف حسابكِ. نحتفظ من طلباتكِ بما يوجبه القانون فقط. إن لم تكوني أنتِ، فاتصلي بنا: ${phone}.`,
    }),
  }
}
export type AccountDeleted = Told

/** A phone number keeps its order among Arabic words. */
function said({ subject, text }: { subject: string; text: string }): Letter {
  const isolated = text.replace(/\+[\d ]+\d/, (number) => `\u2066${number}\u2069`)
  return { subject, paragraphs: [isolated], sms: text }
}
