import type { CodePurpose } from '../../../db/tables/customers.ts'
import type { LetterKind } from './letter-kind.ts'

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

export const oneTimeCode: LetterKind<CodeLetter> = {
  topic: 'account',
  always: true,
  write: ({ purpose, house, host, minutes, code, link }) => {
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
  },
  sample: {
    purpose: 'login',
    house: 'Rimal',
    host: 'shop.example',
    minutes: 5,
    code: '4821',
    link: 'https://shop.example/user-login#secret',
  },
}
