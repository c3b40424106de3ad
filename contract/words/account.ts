import type { Word } from './word.ts'

/** The account: profile, contacts, addresses and data. */
export const accountWords = {
  profile_title: { en: 'About you', ar: 'البيانات الشخصية' },
  profile_language: { en: 'Language', ar: 'اللغة' },
  profile_language_why: { en: 'The language we write to you in.', ar: 'لغة الرسائل والإشعارات.' },
  profile_save: { en: 'Save', ar: 'حفظ' },
  profile_saved: { en: 'Your profile is saved.', ar: 'حُفظت البيانات.' },

  my_orders_text: {
    en: 'The status of each one, its invoice, returns and reviews.',
    ar: 'حالة كل طلب وفاتورته، والإرجاع والتقييم.',
  },
  my_wishlist_text: {
    en: 'What caught your eye, in your size.',
    ar: 'ما أعجبكِ من القطع، محفوظ لكِ.',
  },
  account_notifications_text: {
    en: 'News of your orders and visits, and your message settings.',
    ar: 'جديد طلباتكِ وزياراتكِ، وإعدادات ما يصلكِ منّا.',
  },

  account_add_email: { en: 'Add an email', ar: 'إضافة بريد' },
  account_add_phone: { en: 'Add a mobile number', ar: 'إضافة رقم جوال' },
  account_new_email: { en: 'New email', ar: 'البريد الجديد' },
  account_new_phone: { en: 'New mobile number', ar: 'رقم الجوال الجديد' },
  account_new_contact_why: {
    en: 'We send a code there to confirm that it is yours. From then on, you log in with it.',
    ar: 'نرسل إليه رمزاً لنتأكّد أنه لكِ، ومن بعدها تسجّلين الدخول به.',
  },
  account_changed_email: { en: 'Your new email is saved.', ar: 'حُفظ بريدكِ الجديد.' },
  account_changed_phone: { en: 'Your new number is saved.', ar: 'حُفظ رقمكِ الجديد.' },
  account_confirm: { en: 'Confirm', ar: 'تأكيد' },
  account_log_in_again: { en: 'Log in again', ar: 'تسجيل الدخول من جديد' },

  data_title: { en: 'Your data', ar: 'بياناتكِ' },
  data_text: {
    en: 'Everything the shop holds about you, in one file.',
    ar: 'كل ما لدى المتجر عنكِ، في ملف واحد.',
  },
  data_download: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  delete_account: { en: 'Delete my account', ar: 'حذف حسابي' },
  delete_what_goes: {
    en: 'Your profile, addresses, measurements, reviews and bag are deleted at once, and every device is logged out. This cannot be undone.',
    ar: 'تُحذف بياناتكِ وعناوينكِ وقياساتكِ وتقييماتكِ وحقيبتكِ فوراً، ويُسجَّل خروجكِ من كل الأجهزة. ولا يمكن التراجع عن ذلك.',
  },
  delete_what_stays: {
    en: 'Orders and their invoices are kept for as long as the law requires. Anything it does not require is removed once they are complete.',
    ar: 'تبقى الطلبات وفواتيرها المدة التي يفرضها القانون. وما لا يفرضه القانون يُمحى منها بعد اكتمال الطلب.',
  },
  delete_code_goes_to: {
    en: 'To be sure it is you, we send a code to {contact}',
    ar: 'لنتأكّد من هويتكِ، نرسل رمزاً إلى {contact}',
  },
  delete_with_code: { en: 'Confirm with a code instead', ar: 'التأكيد برمز بدلاً من ذلك' },
  delete_for_good: { en: 'Delete for good', ar: 'حذف نهائي' },

  addresses_title: { en: 'My addresses', ar: 'عناويني' },
  addresses_text: {
    en: 'Ready for you at checkout, the default one first.',
    ar: 'تجدينها جاهزة عند إتمام الطلب، والافتراضي أولها.',
  },
  addresses_none: { en: 'No address yet', ar: 'لا عناوين بعد' },
  addresses_none_text: {
    en: 'Save one, and it is ready for you at checkout.',
    ar: 'احفظي عنواناً لتجديه جاهزاً عند إتمام الطلب.',
  },
  addresses_max: {
    en: 'You can save up to {max} addresses.',
    ar: 'يمكنكِ حفظ ما يصل إلى {max} عنواناً.',
  },
  addresses_are_full: {
    en: 'You have saved {max} addresses, which is the maximum. Remove one to add another.',
    ar: 'حفظتِ {max} عنواناً، وهو أقصى عدد. احذفي أحدها لتضيفي غيره.',
  },
  addresses_back: { en: 'Back to my addresses', ar: 'العودة إلى عناويني' },
  address_add: { en: 'Add an address', ar: 'إضافة عنوان' },
  address_new: { en: 'New address', ar: 'عنوان جديد' },
  address_edit: { en: 'Edit address', ar: 'تعديل العنوان' },
  address_save: { en: 'Save the address', ar: 'حفظ العنوان' },
  address_saved: { en: 'The address is saved.', ar: 'حُفظ العنوان.' },
  address_default: { en: 'Default', ar: 'الافتراضي' },
  address_make_default: { en: 'Make default', ar: 'تعيينه افتراضياً' },
  address_is_default: {
    en: 'This address now comes first at checkout.',
    ar: 'صار هذا العنوان الأول عند إتمام الطلب.',
  },
  address_remove: { en: 'Remove', ar: 'حذف' },
  address_remove_ask: { en: 'Remove this address?', ar: 'هل تحذفين هذا العنوان؟' },
  address_remove_text: {
    en: 'Orders already on their way there are not affected.',
    ar: 'لا يتأثّر بذلك أي طلب في طريقه إليه.',
  },
  address_keep: { en: 'Keep it', ar: 'إبقاؤه' },
  address_removed: { en: 'The address is removed.', ar: 'حُذف العنوان.' },
  address_from_mine: { en: 'From my addresses', ar: 'من عناويني' },
  address_keep_too: {
    en: 'Save this address to my account',
    ar: 'حفظ هذا العنوان في حسابي',
  },
  address_change_this: { en: 'Change this address', ar: 'تعديل هذا العنوان' },
  address_another: { en: 'Another address', ar: 'عنوان آخر' },
} as const satisfies Record<string, Word>
