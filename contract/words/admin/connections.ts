import type { Word } from '../word.ts'

/** Texts of the page on which an owner connects providers. */
export const connectionWords = {
  connections_title: { en: 'Connections', ar: 'الربط مع الجهات' },
  connections_lede: {
    en: 'Who takes the payments, and how emails and text messages leave.',
    ar: 'الجهات التي تستلم المدفوعات، والخدمات التي ترسل البريد والرسائل النصية.',
  },
  connections_payment: { en: 'Payment', ar: 'الدفع' },
  connections_email: { en: 'Email', ar: 'البريد الإلكتروني' },
  connections_text: { en: 'Text messages', ar: 'الرسائل النصية' },
  connections_order_help: {
    en: 'Where two take the same method, the first takes the payment. Rules for currencies and countries come before this order:',
    ar: 'عند توفر طريقة الدفع لدى جهتين تستلم الأولى الدفعة. وتسبق هذا الترتيب قواعد العملات والبلدان:',
  },
  connections_email_help: {
    en: 'Without a mail server, emails are only stored on the machine.',
    ar: 'من دون خادم بريد تبقى الرسائل محفوظة على الخادم ولا تصل إلى أحد.',
  },
  connections_text_help: {
    en: 'Only one provider sends. Without one, codes go by email alone.',
    ar: 'ترسل جهة واحدة فقط. ومن دونها تصل رموز الدخول بالبريد وحده.',
  },
  connections_rules: { en: 'Payment settings', ar: 'إعدادات الدفع' },
  connections_moved: {
    en: '{name} is now at place {place} of {count}.',
    ar: 'ترتيب {name} الآن: {place} من {count}.',
  },

  connection_stripe: { en: 'Stripe', ar: 'سترايب' },
  connection_stripe_lede: {
    en: 'Cards, Apple Pay and Google Pay.',
    ar: 'البطاقات وApple Pay وGoogle Pay.',
  },
  connection_tap: { en: 'Tap', ar: 'تاب' },
  connection_tap_lede: {
    en: 'Cards, and the bank networks of the Gulf.',
    ar: 'البطاقات وشبكات البنوك الخليجية.',
  },
  connection_tabby: { en: 'Tabby', ar: 'تابي' },
  connection_tabby_lede: { en: 'Four instalments.', ar: 'التقسيط على أربع دفعات.' },
  connection_tamara: { en: 'Tamara', ar: 'تمارا' },
  connection_tamara_lede: { en: 'Four instalments.', ar: 'التقسيط على أربع دفعات.' },
  connection_cash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  connection_cash_lede: {
    en: 'The courier collects the money. Countries and the largest order are in the payment settings.',
    ar: 'يستلم المندوب المبلغ. البلدان والحد الأعلى للطلب في إعدادات الدفع.',
  },
  connection_smtp: { en: 'Mail server (SMTP)', ar: 'خادم البريد (SMTP)' },
  connection_smtp_lede: {
    en: 'Every email of the shop leaves through it.',
    ar: 'تصدر عنه كل رسائل المتجر البريدية.',
  },
  connection_unifonic: { en: 'Unifonic', ar: 'يونيفونك' },
  connection_unifonic_lede: {
    en: 'Login codes and messages by text.',
    ar: 'رموز الدخول والرسائل النصية.',
  },
  connection_twilio: { en: 'Twilio', ar: 'تويليو' },
  connection_twilio_lede: {
    en: 'Login codes and messages by text.',
    ar: 'رموز الدخول والرسائل النصية.',
  },

  connection_none: { en: 'Not connected', ar: 'غير مربوط' },
  connection_on: { en: 'On', ar: 'مفعّل' },
  connection_off: { en: 'Off', ar: 'متوقف' },
  connection_test: { en: 'On, with test keys', ar: 'مفعّل بمفاتيح تجريبية' },
  connection_unreadable: { en: 'Write the keys again', ar: 'تلزم كتابة المفاتيح من جديد' },
  connection_machine: { en: 'Set on the machine', ar: 'محدّد على الخادم' },
  connection_machine_off: { en: 'Another one is set on the machine', ar: 'على الخادم جهة أخرى' },
  connection_machine_help: {
    en: 'The environment of the machine sets this connection, so it cannot be changed here.',
    ar: 'هذا الربط محدّد في إعدادات الخادم، لذلك لا يمكن تغييره من هنا.',
  },
  connection_unknown: { en: 'There is no such connection.', ar: 'لا يوجد ربط بهذا العنوان.' },

  connection_switch: { en: 'Use this connection', ar: 'استعمال هذا الربط' },
  connection_switch_payment: {
    en: 'Switched off, it is offered for no new payment. What it has taken is still settled and refunded.',
    ar: 'عند الإيقاف لا يُعرض لمدفوعات جديدة، وتستمر تسوية ما استلمه من قبل واسترداده.',
  },
  connection_switch_message: {
    en: 'Switched off, nothing leaves through it. The account stays.',
    ar: 'عند الإيقاف لا يُرسل عبره شيء، وتبقى بيانات الحساب محفوظة.',
  },
  connection_test_help: {
    en: 'These are test keys: shoppers see the method, and no money moves.',
    ar: 'هذه مفاتيح تجريبية: تظهر الطريقة في المتجر ولا تنتقل أي أموال.',
  },
  connection_save: { en: 'Test and save', ar: 'اختبار وحفظ' },
  connection_saved: {
    en: 'Saved. The shop uses it now.',
    ar: 'تم الحفظ، والمتجر يعمل به الآن.',
  },
  connection_secret_set: {
    en: 'Set by {who}, {when}. Leave empty to leave it as it is.',
    ar: 'حُفظ بواسطة {who}، {when}. يبقى كما هو إن تُرك فارغاً.',
  },
  connection_secret_set_ending: {
    en: 'Ends in {ending}. Set by {who}, {when}. Leave empty to leave it as it is.',
    ar: 'ينتهي بـ {ending}. حُفظ بواسطة {who}، {when}. يبقى كما هو إن تُرك فارغاً.',
  },
  connection_secret_lost: {
    en: 'The secret of the shop has changed, so this cannot be read any more. Write it again.',
    ar: 'تغيّر مفتاح تشفير المتجر، فلم تعد هذه القيمة مقروءة. تلزم كتابتها من جديد.',
  },
  connection_somebody: { en: 'a former member', ar: 'عضو سابق في الفريق' },
  connection_generate: { en: 'Generate one', ar: 'توليد رمز' },
  connection_copy: { en: 'Copy', ar: 'نسخ' },
  connection_copied: { en: 'Copied', ar: 'تم النسخ' },
  connection_copy_now: {
    en: 'Copy it now: after saving, nobody can read it here.',
    ar: 'يلزم نسخه الآن، فلن يظهر هنا بعد الحفظ.',
  },
  connection_webhook: { en: 'Events of the provider', ar: 'إشعارات الجهة' },
  connection_webhook_tabby: {
    en: 'Tabby reports payments to this address. Give Tabby the address together with the header x-webhook-token and its token.',
    ar: 'ترسل تابي أخبار المدفوعات إلى هذا العنوان. يُسلَّم لها مع الترويسة x-webhook-token ورمزها.',
  },
  connection_webhook_stripe: {
    en: 'Stripe reports payments to this address. Add it there under Developers → Webhooks with the events checkout.session, refund, charge.refunded and charge.dispute; the signing secret is that of this endpoint.',
    ar: 'ترسل سترايب أخبار المدفوعات إلى هذا العنوان. يُضاف لديها في Developers ثم Webhooks مع الأحداث checkout.session وrefund وcharge.refunded وcharge.dispute، ومفتاح التوقيع هو الخاص بهذا العنوان.',
  },
  connection_webhook_given: {
    en: 'The shop names this address with every payment; nothing has to be entered there.',
    ar: 'يرسل المتجر هذا العنوان مع كل دفعة، فلا يلزم إدخاله لديها.',
  },
  connection_webhook_address: { en: 'Webhook address', ar: 'عنوان الإشعارات (Webhook)' },
  connection_webhook_last: { en: 'The last event came {when}.', ar: 'آخر إشعار وصل {when}.' },
  connection_webhook_never: { en: 'No event has come yet.', ar: 'لم يصل أي إشعار بعد.' },
  connection_remove: { en: 'Remove the account', ar: 'إزالة الحساب' },
  connection_remove_title: { en: 'Remove the account at {name}?', ar: 'إزالة حساب {name}؟' },
  connection_remove_effect: {
    en: 'All its keys are deleted. To stop using it for a while, switch it off instead.',
    ar: 'تُحذف كل مفاتيحه. للتوقف عن استعماله مؤقتاً يكفي إيقافه.',
  },
  connection_removed: { en: 'The account was removed.', ar: 'أُزيل الحساب.' },

  connection_field_origin: { en: 'Server of the provider', ar: 'خادم الجهة' },
  connection_field_secret_key: { en: 'Secret key', ar: 'المفتاح السري' },
  connection_help_stripe_key: {
    en: 'From Developers → API keys; it begins with sk_ or rk_.',
    ar: 'من Developers ثم API keys، ويبدأ بـ \u2066sk_\u2069 أو \u2066rk_\u2069.',
  },
  connection_help_sk: {
    en: 'From your account there; it begins with sk_.',
    ar: 'من حساب المتجر لديها، ويبدأ بـ \u2066sk_\u2069.',
  },
  connection_field_webhook_secret: { en: 'Signing secret', ar: 'مفتاح توقيع الإشعارات' },
  connection_help_webhook_secret: {
    en: 'Of the webhook endpoint with the address below; it begins with whsec_.',
    ar: 'خاص بعنوان الإشعارات أدناه، ويبدأ بـ \u2066whsec_\u2069.',
  },
  connection_field_merchant_code: { en: 'Merchant code', ar: 'رمز التاجر' },
  connection_help_merchant_code: {
    en: 'The code of the shop at Tabby.',
    ar: 'رمز المتجر لدى تابي.',
  },
  connection_field_webhook_token: { en: 'Webhook token', ar: 'رمز الإشعارات' },
  connection_help_webhook_token: {
    en: 'Tabby sends it in the header x-webhook-token of every event. At least 16 characters.',
    ar: 'ترسله تابي في الترويسة x-webhook-token مع كل إشعار. 16 خانة على الأقل.',
  },
  connection_field_api_token: { en: 'API token', ar: 'رمز API' },
  connection_help_api_token: { en: 'From the partner portal.', ar: 'من بوابة الشركاء.' },
  connection_field_notification_token: { en: 'Notification token', ar: 'رمز الإشعارات' },
  connection_help_notification_token: {
    en: 'Tamara signs its events with it; it stands beside the API token.',
    ar: 'توقّع به تمارا إشعاراتها، ويظهر بجانب رمز API.',
  },
  connection_field_host: { en: 'Server', ar: 'الخادم' },
  connection_help_host: {
    en: 'For instance smtp.example.com.',
    ar: 'مثل smtp.example.com.',
  },
  connection_field_port: { en: 'Port', ar: 'المنفذ' },
  connection_help_port: {
    en: '465 is encrypted from the start; the others become encrypted.',
    ar: '465 مشفّر من البداية، والبقية تتشفّر بعد الاتصال.',
  },
  connection_field_user: { en: 'User', ar: 'اسم المستخدم' },
  connection_help_user: {
    en: 'Empty if the server asks for none.',
    ar: 'يُترك فارغاً إن لم يطلبه الخادم.',
  },
  connection_field_password: { en: 'Password', ar: 'كلمة المرور' },
  connection_help_password: { en: 'Of this user.', ar: 'الخاصة بهذا المستخدم.' },
  connection_field_sender: { en: 'Sender', ar: 'المرسِل' },
  connection_help_mail_sender: {
    en: 'As “Name <name@example.com>”.',
    ar: 'بالصيغة: Name <name@example.com>.',
  },
  connection_help_sms_sender: {
    en: 'The sender that the provider has registered for the shop.',
    ar: 'اسم المرسِل المسجّل للمتجر لدى الجهة.',
  },
  connection_help_twilio_sender: {
    en: 'A number with +, a messaging service (MG…) or a name.',
    ar: 'رقم يبدأ بـ +، أو خدمة رسائل (MG…)، أو اسم.',
  },
  connection_field_app_sid: { en: 'AppSid', ar: 'معرّف التطبيق (AppSid)' },
  connection_help_app_sid: {
    en: 'Of the application at Unifonic.',
    ar: 'رمز التطبيق لدى يونيفونك.',
  },
  connection_field_account_sid: { en: 'Account SID', ar: 'معرّف الحساب (Account SID)' },
  connection_help_account_sid: { en: 'It begins with AC.', ar: 'يبدأ بـ AC.' },
  connection_field_auth_token: { en: 'Auth token', ar: 'رمز المصادقة (Auth token)' },
  connection_help_auth_token: {
    en: 'It stands beside the Account SID.',
    ar: 'يظهر بجانب Account SID.',
  },
  connection_help_origin: {
    en: 'The server of the country or mode of the account.',
    ar: 'خادم بلد الحساب أو نوعه.',
  },
} as const satisfies Record<string, Word>
