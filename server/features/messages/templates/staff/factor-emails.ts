import type { EmailKind } from '../email-kind.ts'

/** What happened to the factors or the password of a member of staff. */
export type FactorEvent =
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_copied'
  | 'app_changed'
  | 'codes_renewed'
  | 'password_changed'

type FactorEmail = {
  event: FactorEvent
  merchant: string
  name: string
  /** The name that the person gave the passkey; empty where no passkey is concerned. */
  passkey: string
  /** Such as 'Safari, iPhone'; empty if the browser did not say. */
  device: string
}

const texts: Record<FactorEvent, (at: FactorEmail, en: string, ar: string) => FactorTexts> = {
  passkey_added: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A passkey was added to your access to the admin of ${merchant}`,
      happened: `${name}, a passkey${en} was added to your account. It opens the admin without a password.`,
      otherwise: 'If that was not you, sign in, remove the passkey and change the password now.',
    },
    ar: {
      subject: `أُضيف مفتاح مرور إلى حسابكم في إدارة ${merchant}`,
      happened: `${name}، أُضيف إلى حسابكم مفتاح مرور${ar} يفتح لوحة الإدارة من دون كلمة مرور.`,
      otherwise: 'إن لم يكن ذلك بعلمكم، فالأفضل حذفه وتغيير كلمة المرور فوراً.',
    },
  }),
  passkey_removed: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A passkey was removed from your access to the admin of ${merchant}`,
      happened: `${name}, a passkey${en} was removed from your account. It opens the admin no more.`,
      otherwise: 'If that was not you, change the password now.',
    },
    ar: {
      subject: `حُذف مفتاح مرور من حسابكم في إدارة ${merchant}`,
      happened: `${name}، حُذف من حسابكم مفتاح مرور${ar}، ولم يعد يفتح لوحة الإدارة.`,
      otherwise: 'إن لم يكن ذلك بعلمكم، فالأفضل تغيير كلمة المرور فوراً.',
    },
  }),
  passkey_copied: ({ merchant, name }, en, ar) => ({
    en: {
      subject: `A passkey for the admin of ${merchant} may have been copied`,
      happened: `${name}, a passkey${en} stated fewer uses than before. A copy of it may exist.`,
      otherwise: 'If you did not set up the device anew, remove this passkey and add another.',
    },
    ar: {
      subject: `احتمال نسخ مفتاح مرور لإدارة ${merchant}`,
      happened: `${name}، ذكر مفتاح مرور${ar} عدداً من الاستعمالات أقلّ من السابق، وقد تكون له نسخة أخرى.`,
      otherwise: 'إن لم تُعَد تهيئة الجهاز، فالأفضل حذف هذا المفتاح وإضافة غيره.',
    },
  }),
  app_changed: ({ merchant, name }) => ({
    en: {
      subject: `Another authenticator app opens the admin of ${merchant}`,
      happened: `${name}, your authenticator app was replaced. The codes of the earlier app work no more.`,
      otherwise: 'If that was not you, tell the owner of the shop at once.',
    },
    ar: {
      subject: `تغيّر تطبيق المصادقة لإدارة ${merchant}`,
      happened: `${name}، استُبدل تطبيق المصادقة في حسابكم، ولم تعد رموز التطبيق السابق صالحة.`,
      otherwise: 'إن لم يكن ذلك بعلمكم، فالأفضل إبلاغ مالك المتجر فوراً.',
    },
  }),
  codes_renewed: ({ merchant, name }) => ({
    en: {
      subject: `New recovery codes for the admin of ${merchant}`,
      happened: `${name}, new recovery codes were made for your account. The earlier ones work no more.`,
      otherwise: 'If that was not you, change the password and make new codes now.',
    },
    ar: {
      subject: `رموز استعادة جديدة لإدارة ${merchant}`,
      happened: `${name}، أُنشئت لحسابكم رموز استعادة جديدة، ولم تعد الرموز السابقة صالحة.`,
      otherwise: 'إن لم يكن ذلك بعلمكم، فالأفضل تغيير كلمة المرور وإنشاء رموز جديدة فوراً.',
    },
  }),
  password_changed: ({ merchant, name }) => ({
    en: {
      subject: `Your password for the admin of ${merchant} was changed`,
      happened: `${name}, your password was changed, and your other sessions were ended.`,
      otherwise: 'If that was not you, tell the owner of the shop at once.',
    },
    ar: {
      subject: `تغيّرت كلمة المرور إلى إدارة ${merchant}`,
      happened: `${name}، تغيّرت كلمة المرور في حسابكم وأُنهيت الجلسات الأخرى.`,
      otherwise: 'إن لم يكن ذلك بعلمكم، فالأفضل إبلاغ مالك المتجر فوراً.',
    },
  }),
}

type FactorText = { subject: string; happened: string; otherwise: string }
type FactorTexts = { en: FactorText; ar: FactorText }

/** To a member of staff: a factor or the password was changed, or a passkey may have been copied. */
export const staffFactor: EmailKind<FactorEmail> = {
  topic: null,
  always: true,
  typed: ['name', 'passkey', 'device'],
  variables: ['merchant', 'name', 'passkey', 'device'],
  write: (data) => {
    const { event, passkey, device } = data
    const isNamed = passkey !== ''
    const { en, ar } = texts[event](
      data,
      isNamed ? ` “${passkey}”` : '',
      isNamed ? ` «\u2068${passkey}\u2069»` : '',
    )
    return {
      en: {
        subject: en.subject,
        paragraphs: [en.happened, ...(device ? [`The device was ${device}.`] : []), en.otherwise],
      },
      ar: {
        subject: ar.subject,
        paragraphs: [
          ar.happened,
          ...(device ? [`الجهاز المستعمل: \u2068${device}\u2069.`] : []),
          ar.otherwise,
        ],
      },
    }
  },
  sample: {
    event: 'passkey_added',
    merchant: 'Rimal',
    name: 'Noura',
    passkey: 'My phone',
    device: 'Safari, iPhone',
  },
  arabicSample: { merchant: 'رِمال', name: 'نورة', passkey: 'هاتفي' },
  otherSamples: [
    [{ event: 'passkey_removed', device: '' }],
    [{ event: 'passkey_copied' }],
    [{ event: 'app_changed', passkey: '' }],
    [{ event: 'codes_renewed', passkey: '' }],
    [{ event: 'password_changed', passkey: '' }],
  ],
}
