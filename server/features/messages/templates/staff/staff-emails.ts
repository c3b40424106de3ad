import { formatDuration } from '@rimal/contract/text/duration'
import type { StaffRole } from '@rimal/contract/permissions'
import { variable } from '../../own-texts/marks.ts'
import type { EmailKind } from '../email-kind.ts'

export type InvitationEmail = {
  merchant: string
  role: StaffRole
  /** The name of the owner who invites; null if the invitation was made on the machine of the shop. */
  by: string | null
  hours: number
  /** Derived when the message is sent, and stored nowhere. */
  link: string
}

const roles: Record<StaffRole, { en: string; ar: string }> = {
  owner: { en: 'owner', ar: 'مالك المتجر' },
  manager: { en: 'manager', ar: 'مدير المتجر' },
  sales: { en: 'sales', ar: 'المبيعات' },
  workshop: { en: 'workshop', ar: 'المشغل' },
  warehouse: { en: 'warehouse', ar: 'المستودع' },
  content: { en: 'content', ar: 'المحتوى' },
  accountant: { en: 'accounting', ar: 'المحاسبة' },
  read_only: { en: 'reading only', ar: 'الاطّلاع فقط' },
}

/** To a person who is invited to work in the shop. */
export const staffInvitation: EmailKind<InvitationEmail> = {
  topic: null,
  always: true,
  typed: ['by'],
  variables: ['merchant', 'link'],
  write: ({ merchant, role, by, hours, link }) => {
    const inviter = variable('inviter', by ?? merchant)
    const [en, ar] = [variable('role', roles[role].en), variable('role', roles[role].ar)]
    const duration = {
      en: variable('duration', `${hours} hours`),
      ar: variable('duration', formatDuration(hours * 60, 'arb')),
    }
    return {
      en: {
        subject: `Your invitation to the admin of ${merchant}`,
        paragraphs: [
          `${inviter} invites you to the admin of ${merchant}, with the role: ${en}.`,
          `The link is valid for ${duration.en} and works once. You choose a password and set up an authenticator app on your phone.`,
        ],
        link: { label: 'Set up your access', href: link },
      },
      ar: {
        subject: `دعوة إلى لوحة إدارة ${merchant}`,
        paragraphs: [
          `وصلت دعوة من ${inviter} إلى لوحة إدارة ${merchant}، والصلاحية: ${ar}.`,
          `الرابط صالح لمدة ${duration.ar} ولمرة واحدة. بعده تُختار كلمة مرور ويُربط تطبيق رموز على الهاتف.`,
        ],
        link: { label: 'إعداد الدخول', href: link },
      },
    }
  },
  sample: {
    merchant: 'Rimal',
    role: 'sales',
    by: 'Noura Saleh',
    hours: 72,
    link: 'https://shop.example/admin/join#secret',
  },
  arabicSample: { merchant: 'رِمال', by: 'نورة صالح' },
}

/** What happened at the sign-in, or where a call asked for the second factor again. */
export type SignInEvent =
  | 'factor_failed'
  | 'recovery_code_used'
  | 'proof_failed'
  | 'recovery_code_proved'

type SignInEmail = {
  event: SignInEvent
  merchant: string
  name: string
  /** Such as 'Safari, iPhone'; empty if the browser did not say. */
  device: string
}

type SignInTexts = Record<'en' | 'ar', { subject: string; paragraphs: string[] }>

/** `en` and `ar`: the device in brackets. */
const signInTexts: Record<
  SignInEvent,
  (at: Pick<SignInEmail, 'merchant' | 'name'>, en: string, ar: string) => SignInTexts
> = {
  factor_failed: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `Somebody has your password for the admin of ${merchant}`,
      paragraphs: [
        `${name}, somebody typed your password correctly${en} and then a wrong code.`,
        'If that was not you, sign in and change the password now.',
      ],
    },
    ar: {
      subject: `محاولة دخول بكلمة المرور الصحيحة إلى إدارة ${merchant}`,
      paragraphs: [
        `${name}، أُدخلت كلمة المرور الصحيحة${ar} ثم رمز خاطئ.`,
        'إن لم تكن هذه محاولة منكم، فالأفضل تغيير كلمة المرور فوراً.',
      ],
    },
  }),
  recovery_code_used: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A recovery code opened the admin of ${merchant}`,
      paragraphs: [
        `${name}, one of your recovery codes was used to sign in${en}. It works no more.`,
        'If that was not you, tell the owner of the shop at once.',
      ],
    },
    ar: {
      subject: `استُعمل رمز استعادة للدخول إلى إدارة ${merchant}`,
      paragraphs: [
        `${name}، استُعمل أحد رموز الاستعادة لتسجيل الدخول${ar}، ولم يعد صالحاً.`,
        'إن لم يكن ذلك بعلمكم، فالأفضل إبلاغ مالك المتجر فوراً.',
      ],
    },
  }),
  proof_failed: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A wrong code was typed in the admin of ${merchant}`,
      paragraphs: [
        `${name}, in an open session of your account${en} the second factor was asked for, and a wrong code was typed.`,
        'If that was not you, sign in, end the other sessions and change the password now.',
      ],
    },
    ar: {
      subject: `رمز خاطئ في إدارة ${merchant}`,
      paragraphs: [
        `${name}، طُلب تأكيد الهوية في جلسة مفتوحة بحسابكم${ar}، وأُدخل رمز خاطئ.`,
        'إن لم يكن ذلك بعلمكم، فالأفضل إنهاء الجلسات الأخرى وتغيير كلمة المرور فوراً.',
      ],
    },
  }),
  recovery_code_proved: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A recovery code was used in the admin of ${merchant}`,
      paragraphs: [
        `${name}, in an open session of your account${en} one of your recovery codes proved the second factor. It works no more.`,
        'If that was not you, tell the owner of the shop at once.',
      ],
    },
    ar: {
      subject: `استُعمل رمز استعادة في إدارة ${merchant}`,
      paragraphs: [
        `${name}، استُعمل أحد رموز الاستعادة لتأكيد الهوية في جلسة مفتوحة بحسابكم${ar}، ولم يعد صالحاً.`,
        'إن لم يكن ذلك بعلمكم، فالأفضل إبلاغ مالك المتجر فوراً.',
      ],
    },
  }),
}

/** To a member of staff: what happened at the sign-in of the admin, or at a proof in a session. */
export const staffSignIn: EmailKind<SignInEmail> = {
  topic: null,
  always: true,
  typed: ['name', 'device'],
  variables: ['merchant', 'name', 'device'],
  write: (data) => {
    const { event, device } = data
    return signInTexts[event](
      data,
      device ? ` (${device})` : '',
      device ? ` (\u2068${device}\u2069)` : '',
    )
  },
  sample: { event: 'factor_failed', merchant: 'Rimal', name: 'Noura', device: 'Safari, iPhone' },
  arabicSample: { merchant: 'رِمال', name: 'نورة' },
  otherSamples: [
    [{ device: '' }],
    [{ event: 'recovery_code_used' }],
    [{ event: 'proof_failed' }],
    [{ event: 'recovery_code_proved' }],
  ],
}
