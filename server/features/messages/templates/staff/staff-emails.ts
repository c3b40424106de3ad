import { formatDuration } from '@rimal/contract/text/duration'
import type { StaffRole } from '@rimal/contract/permissions'
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
}

/** To a person who is invited to work in the shop. */
export const staffInvitation: EmailKind<InvitationEmail> = {
  topic: null,
  always: true,
  typed: ['by'],
  write: ({ merchant, role, by, hours, link }) => ({
    en: {
      subject: `Your invitation to the admin of ${merchant}`,
      paragraphs: [
        `${by ?? merchant} invites you to the admin of ${merchant}, with the role: ${roles[role].en}.`,
        `The link is valid for ${hours} hours and works once. You choose a password and set up an authenticator app on your phone.`,
      ],
      link: { label: 'Set up your access', href: link },
    },
    ar: {
      subject: `دعوة إلى لوحة إدارة ${merchant}`,
      paragraphs: [
        `وصلت دعوة من ${by ?? merchant} إلى لوحة إدارة ${merchant}، والصلاحية: ${roles[role].ar}.`,
        `الرابط صالح لمدة ${formatDuration(hours * 60, 'arb')} ولمرة واحدة. بعده تُختار كلمة مرور ويُربط تطبيق رموز على الهاتف.`,
      ],
      link: { label: 'إعداد الدخول', href: link },
    },
  }),
  sample: {
    merchant: 'Rimal',
    role: 'sales',
    by: 'Noura Saleh',
    hours: 72,
    link: 'https://shop.example/admin/join#secret',
  },
  arabicSample: { merchant: 'رِمال', by: 'نورة صالح' },
}

type SignInEmail = {
  event: 'factor_failed' | 'recovery_code_used'
  merchant: string
  name: string
  /** Such as 'Safari, iPhone'; empty if the browser did not say. */
  device: string
}

/** To a member of staff: what happened at the sign-in of the admin. */
export const staffSignIn: EmailKind<SignInEmail> = {
  topic: null,
  always: true,
  typed: ['name', 'device'],
  write: ({ event, merchant, name, device }) => {
    const by = { en: device ? ` (${device})` : '', ar: device ? ` (\u2068${device}\u2069)` : '' }
    return event === 'factor_failed'
      ? {
          en: {
            subject: `Somebody has your password for the admin of ${merchant}`,
            paragraphs: [
              `${name}, somebody typed your password correctly${by.en} and then a wrong code.`,
              'If that was not you, sign in and change the password now.',
            ],
          },
          ar: {
            subject: `محاولة دخول بكلمة المرور الصحيحة إلى إدارة ${merchant}`,
            paragraphs: [
              `${name}، أُدخلت كلمة المرور الصحيحة${by.ar} ثم رمز خاطئ.`,
              'إن لم تكن هذه محاولة منكم، فالأفضل تغيير كلمة المرور فوراً.',
            ],
          },
        }
      : {
          en: {
            subject: `A recovery code opened the admin of ${merchant}`,
            paragraphs: [
              `${name}, one of your recovery codes was used to sign in${by.en}. It works no more.`,
              'If that was not you, tell the owner of the shop at once.',
            ],
          },
          ar: {
            subject: `استُعمل رمز استعادة للدخول إلى إدارة ${merchant}`,
            paragraphs: [
              `${name}، استُعمل أحد رموز الاستعادة لتسجيل الدخول${by.ar}، ولم يعد صالحاً.`,
              'إن لم يكن ذلك بعلمكم، فالأفضل إبلاغ مالك المتجر فوراً.',
            ],
          },
        }
  },
  sample: { event: 'factor_failed', merchant: 'Rimal', name: 'Noura', device: 'Safari, iPhone' },
  arabicSample: { merchant: 'رِمال', name: 'نورة' },
}
