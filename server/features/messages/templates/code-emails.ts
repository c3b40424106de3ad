import type { CodePurpose } from '../../../db/tables/customers.ts'
import { formatDuration } from '@rimal/contract/text/duration'
import { variable } from '../own-texts/marks.ts'
import type { EmailKind } from './email-kind.ts'

/** `code` and `link` are derived when the message is sent, and are stored nowhere. */
export type CodeEmail = {
  purpose: CodePurpose
  merchant: string
  /** The host of the shop's address: phones offer the code to this site only. */
  host: string
  minutes: number
  code: string
  link: string | null
}

const uses: Record<CodePurpose, { en: string; ar: string; link: { en: string; ar: string } }> = {
  login: {
    en: 'Enter it to log in.',
    ar: 'وهو لتسجيل الدخول.',
    link: { en: 'Log in without the code', ar: 'الدخول من دون رمز' },
  },
  password: {
    en: 'Enter it to set your password.',
    ar: 'أدخليه لتعيين كلمة المرور.',
    link: { en: 'Set the password without the code', ar: 'تعيين كلمة المرور من دون رمز' },
  },
  contact: {
    en: 'Enter it to confirm that this email or number is yours.',
    ar: 'أدخليه لنتأكّد أن هذا البريد أو الرقم لكِ.',
    link: { en: '', ar: '' },
  },
  delete: {
    en: 'Enter it only if you wish to delete your account for good.',
    ar: 'لا تدخليه إلا إذا أردتِ حذف حسابكِ نهائياً.',
    link: { en: '', ar: '' },
  },
}

export const oneTimeCode: EmailKind<CodeEmail> = {
  topic: 'account',
  always: true,
  typed: [],
  variables: ['merchant', 'code', 'link'],
  write: ({ purpose, merchant, host, minutes, code, link }) => {
    const use = uses[purpose]
    // The last line in the form by which phones offer the code to our page.
    const smsEnd = `@${host} #${code}`
    const duration = {
      en: variable('duration', `${minutes} minutes`),
      ar: variable('duration', formatDuration(minutes, 'arb')),
    }
    return {
      en: {
        subject: `${code} is your ${merchant} code`,
        code,
        paragraphs: [
          `Your code is ${code}. ${use.en}`,
          `It is valid for ${duration.en}. We will never ask you for it, so share it with nobody. If you did not request it, you can ignore this message.`,
        ],
        ...(link ? { link: { label: use.link.en, href: link } } : {}),
        sms: `${code} is your ${merchant} code. ${use.en} Do not share it.`,
        smsEnd,
      },
      ar: {
        subject: `${code} رمز التحقّق من ${merchant}`,
        code,
        paragraphs: [
          `رمز التحقّق ${code}. ${use.ar}`,
          `صلاحيته ${duration.ar}. لا نطلبه منكِ أبداً، فلا تعطيه لأحد. وإن لم تطلبيه فتجاهلي هذه الرسالة.`,
        ],
        ...(link ? { link: { label: use.link.ar, href: link } } : {}),
        sms: `${code} رمز التحقّق من ${merchant}. ${use.ar} لا تعطيه لأحد.`,
        smsEnd,
      },
    }
  },
  sample: {
    purpose: 'login',
    merchant: 'Rimal',
    host: 'shop.example',
    minutes: 5,
    code: '4821',
    link: 'https://shop.example/user-login#secret',
  },
  arabicSample: { merchant: 'رِمال' },
  otherSamples: [
    [{ purpose: 'password' }],
    [{ purpose: 'contact', link: null }],
    [{ purpose: 'delete', link: null }],
  ],
}
