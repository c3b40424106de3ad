import type { Word } from '../word.ts'

/** Texts of passkeys and of the authenticator app, at the sign-in and in a person's own account. */
export const passkeyWords = {
  passkey_sign_in: { en: 'Sign in with a passkey', ar: 'الدخول بمفتاح مرور' },
  passkey_prove: { en: 'Confirm with a passkey', ar: 'التأكيد بمفتاح مرور' },
  passkey_or: { en: 'or', ar: 'أو' },
  /** The person closed the browser's dialog, or the time was over. */
  passkey_stopped: {
    en: 'No passkey was chosen. Nothing has happened.',
    ar: 'لم يُختر مفتاح مرور، ولم يتغيّر شيء.',
  },
  passkey_known: {
    en: 'This device has a passkey for this account already.',
    ar: 'على هذا الجهاز مفتاح مرور لهذا الحساب من قبل.',
  },
  passkey_other_domain: {
    en: 'Passkeys work only under the address of the shop. Open the admin there.',
    ar: 'مفاتيح المرور لا تعمل إلا على عنوان المتجر. يلزم فتح لوحة الإدارة منه.',
  },
  passkey_unsupported: {
    en: 'This device cannot verify a person, so it makes no passkeys. A phone with a screen lock can.',
    ar: 'هذا الجهاز لا يتحقّق من هوية صاحبه، لذلك لا ينشئ مفاتيح مرور. الهاتف المقفل برمز أو ببصمة يفي بالغرض.',
  },
  account_passkeys: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  account_passkeys_lede: {
    en: 'A passkey signs in with the fingerprint, the face or the code of a device, without a password. If the shop moves to another domain, passkeys end; the authenticator app goes on working.',
    ar: 'مفتاح المرور يتيح الدخول ببصمة الجهاز أو الوجه أو رمز القفل، من دون كلمة مرور. عند انتقال المتجر إلى نطاق آخر تنتهي مفاتيح المرور، ويبقى تطبيق المصادقة صالحاً.',
  },
  account_passkeys_none: { en: 'There is no passkey yet.', ar: 'لا توجد مفاتيح مرور بعد.' },
  account_passkey_name: { en: 'Name of the new passkey', ar: 'اسم مفتاح المرور الجديد' },
  account_passkey_name_help: {
    en: 'For instance “My phone”; without a name it is called after the browser.',
    ar: 'مثل «هاتفي»، وإن تُرك فارغاً سُمّي باسم المتصفّح.',
  },
  account_passkey_add: { en: 'Add a passkey', ar: 'إضافة مفتاح مرور' },
  account_passkey_added: {
    en: 'The passkey was added. It opens the admin from now on.',
    ar: 'أُضيف مفتاح المرور، وهو يفتح لوحة الإدارة من الآن.',
  },
  account_passkey_removed: {
    en: 'The passkey was removed, and the other sessions were ended.',
    ar: 'حُذف مفتاح المرور وأُنهيت الجلسات الأخرى.',
  },
  account_passkey_made: { en: 'Added {when}', ar: 'أُضيف {when}' },
  account_passkey_used: { en: 'Last used {when}', ar: 'آخر استعمال {when}' },
  account_passkey_unused: { en: 'Not used yet', ar: 'لم يُستعمل بعد' },
  account_passkey_synced: { en: 'On several devices', ar: 'على أكثر من جهاز' },
  account_passkey_remove: { en: 'Remove', ar: 'حذف' },
  account_passkey_remove_title: { en: 'Remove {name}?', ar: 'حذف {name}؟' },
  account_passkey_remove_effect: {
    en: 'It opens the admin no more, and the other sessions end. The device may go on offering it until it is deleted there too.',
    ar: 'لن يفتح لوحة الإدارة بعد ذلك، وتنتهي الجلسات الأخرى. قد يستمرّ الجهاز في عرضه إلى أن يُحذف منه أيضاً.',
  },
  account_app: { en: 'Authenticator app', ar: 'تطبيق المصادقة' },
  account_app_lede: {
    en: 'The app shows the six digits of the sign-in. On another phone the app is set up again; the earlier one works until the new one has shown its first code.',
    ar: 'يعرض التطبيق الأرقام الستة لتسجيل الدخول. على الهاتف الجديد يُربط التطبيق من جديد، ويبقى السابق صالحاً حتى إدخال أول رمز من الجديد.',
  },
  account_app_start: { en: 'Set up another app', ar: 'ربط تطبيق آخر' },
  account_app_change: { en: 'Replace the app', ar: 'استبدال التطبيق' },
  account_app_cancel: { en: 'Leave it as it is', ar: 'إبقاء التطبيق الحالي' },
  /** The time for the first code was over. */
  account_app_again: {
    en: 'This took too long, so here is a new secret. Scan it again; delete the entry of the earlier one in the app.',
    ar: 'انتهت المهلة، وهذا سرّ جديد. يلزم مسحه من جديد وحذف الإدخال السابق من التطبيق.',
  },
  account_app_changed: {
    en: 'The app was replaced, and the other sessions were ended.',
    ar: 'استُبدل التطبيق وأُنهيت الجلسات الأخرى.',
  },
} as const satisfies Record<string, Word>
