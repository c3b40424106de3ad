import type { Word } from '../word.ts'

/** Texts of the staff list and the audit log. */
export const peopleWords = {
  people_lede: {
    en: 'Who works in the shop, and what each may do.',
    ar: 'أعضاء فريق المتجر وصلاحيات كل منهم.',
  },
  people_invite: { en: 'Invite', ar: 'دعوة عضو' },
  people_invite_title: { en: 'Invite a person', ar: 'دعوة إلى لوحة الإدارة' },
  people_invite_lede: {
    en: 'The link goes by email, works once and is valid for three days.',
    ar: 'يصل الرابط بالبريد الإلكتروني، ويصلح لمرة واحدة خلال ثلاثة أيام.',
  },
  people_invite_send: { en: 'Send the invitation', ar: 'إرسال الدعوة' },
  people_invite_sent: {
    en: 'The invitation was sent to {email}.',
    ar: 'أُرسلت الدعوة إلى {email}.',
  },
  people_language: { en: 'Language of the email', ar: 'لغة الرسالة' },
  people_english: { en: 'English', ar: 'الإنجليزية' },
  people_arabic: { en: 'Arabic', ar: 'العربية' },
  people_name: { en: 'Name', ar: 'الاسم' },
  people_role: { en: 'Role', ar: 'الدور' },
  people_seen: { en: 'Last seen', ar: 'آخر ظهور' },
  people_never: { en: 'Not yet', ar: 'ليس بعد' },
  people_waiting: { en: 'Invitations that wait', ar: 'دعوات بانتظار القبول' },
  people_first_owner: { en: 'The link for the first owner', ar: 'رابط المالك الأول' },
  people_valid_until: { en: 'Valid until {when}', ar: 'صالحة حتى {when}' },
  people_end_invitation: { en: 'End invitation', ar: 'إلغاء الدعوة' },
  people_change_role: { en: 'Change role', ar: 'تغيير الدور' },
  people_change_title: { en: 'Role of {name}', ar: 'دور {name}' },
  people_change_effect: {
    en: '{name} is signed out everywhere and signs in again with the new role.',
    ar: 'يُسجَّل خروج {name} من كل الأجهزة، ويكون الدخول التالي بالدور الجديد.',
  },
  people_remove: { en: 'Remove', ar: 'إزالة' },
  people_remove_title: { en: 'Remove {name}?', ar: 'إزالة {name}؟' },
  people_remove_effect: {
    en: '{name} can no longer sign in. What {name} did stays in the audit log.',
    ar: 'لن يعود بالإمكان الدخول باسم {name}. وما سبق من عمل يبقى في سجلّ التغييرات.',
  },
  people_role_owner_may: {
    en: 'Everything, with staff, settings and refunds above the limit.',
    ar: 'كل شيء، مع الفريق والإعدادات والاستردادات فوق الحد.',
  },
  people_role_manager_may: {
    en: 'Orders, discounts, prices and the audit log; refunds up to the limit.',
    ar: 'الطلبات والخصومات والأسعار وسجلّ التغييرات، والاسترداد حتى الحد.',
  },
  people_role_sales_may: {
    en: 'Orders, returns, reviews, visits and refunds up to the limit.',
    ar: 'الطلبات والمرتجعات والتقييمات والزيارات والاسترداد حتى الحد.',
  },
  people_role_workshop_may: {
    en: 'Orders and production, with the name and the measurements of a customer; no phone, address or refunds.',
    ar: 'الطلبات والتنفيذ مع اسم العميل وقياساته، من دون الهاتف والعنوان والاسترداد.',
  },
  people_role_warehouse_may: {
    en: 'Packing, shipping and returned items, with the name, the phone and the address of a customer; no measurements or refunds.',
    ar: 'التعبئة والشحن والمرتجعات مع اسم العميل وهاتفه وعنوانه، من دون القياسات والاسترداد.',
  },
  people_role_content_may: {
    en: 'Writes about products and pages; changes no prices and sees no orders.',
    ar: 'نصوص المنتجات والصفحات وصورها، من دون الأسعار والطلبات.',
  },
  people_role_accountant_may: {
    en: 'Reads orders, returns and discounts and compares payments; of a customer, the name and what stands on invoices.',
    ar: 'الاطّلاع على الطلبات والمرتجعات والخصومات ومطابقة المدفوعات، ومن بيانات العميل الاسم وما يرد في الفواتير.',
  },
  people_role_read_only_may: {
    en: 'Reads orders, products, stock, customers, returns, reviews, visits, discounts and pages with their drafts. Changes nothing, and sees no name, phone, email, address or measurements of a customer, and no notes or pictures.',
    ar: 'الاطّلاع على الطلبات والمنتجات والمخزون والعملاء والمرتجعات والتقييمات والزيارات والخصومات والصفحات بمسوداتها من دون أي تعديل، ومن دون أسماء العملاء وهواتفهم وبريدهم وعناوينهم وقياساتهم والملاحظات والصور.',
  },
  contact_hidden: {
    en: 'This role does not see how to reach customers.',
    ar: 'بيانات التواصل مع العملاء لا تظهر لهذا الدور.',
  },
  /** Where a customer or an order has no phone. */
  contact_no_phone: { en: 'No phone number is stored.', ar: 'لا يوجد رقم هاتف محفوظ.' },
  measurements_hidden: {
    en: 'This role does not see measurements.',
    ar: 'القياسات لا تظهر لهذا الدور.',
  },
  audit_lede: {
    en: 'Every change by staff, the latest first. Nothing here can be changed or deleted.',
    ar: 'كل تغيير أجراه الفريق، الأحدث أولاً. لا يُعدَّل شيء هنا ولا يُحذف.',
  },
  audit_show_more: { en: 'Show all', ar: 'عرض الكل' },
  audit_when: { en: 'When', ar: 'الوقت' },
  audit_who: { en: 'Who', ar: 'المنفّذ' },
  audit_what: { en: 'What', ar: 'الإجراء' },
  audit_details: { en: 'Details', ar: 'التفاصيل' },
  audit_machine: { en: 'On the machine of the shop', ar: 'على جهاز المتجر' },
  audit_search: { en: 'Number or id', ar: 'رقم أو معرّف' },
  audit_by: { en: 'Person', ar: 'الشخص' },
  audit_one_person: { en: 'One person', ar: 'شخص واحد' },
  audit_everyone: { en: 'Everyone', ar: 'الجميع' },
  audit_about: { en: 'About', ar: 'بشأن' },
  audit_reason: { en: 'Reason', ar: 'السبب' },
  audit_all: { en: 'All changes', ar: 'كل التغييرات' },
  audit_views: { en: 'Lists of changes', ar: 'قوائم التغييرات' },
  audit_every_action: { en: 'Every act', ar: 'كل الإجراءات' },
  audit_empty: {
    en: 'Changes appear here as soon as somebody works in the admin.',
    ar: 'تظهر التغييرات هنا عند أول عمل في لوحة الإدارة.',
  },
} as const satisfies Record<string, Word>
