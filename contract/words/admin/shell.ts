import type { Word } from '../word.ts'

/** Texts around every page of the admin. */
export const adminShellWords = {
  admin_skip: { en: 'Skip to the page', ar: 'الانتقال إلى المحتوى' },
  admin_navigation: { en: 'Admin', ar: 'لوحة الإدارة' },
  admin_account: { en: 'My account', ar: 'حسابي' },
  admin_see_shop: { en: 'See the shop', ar: 'زيارة المتجر' },
  admin_other_language: { en: 'العربية', ar: 'English' },
  admin_sign_out: { en: 'Sign out', ar: 'تسجيل الخروج' },
  admin_close: { en: 'Close', ar: 'إغلاق' },
  admin_try_again: { en: 'Try again', ar: 'إعادة المحاولة' },
  admin_no_answer: {
    en: 'The shop did not answer. Check the connection; nothing that was typed is lost.',
    ar: 'لم يصل رد من المتجر. يُرجى التحقّق من الاتصال، ولم يُفقد شيء مما كُتب.',
  },
  admin_page_missing: { en: 'There is no such page.', ar: 'لا توجد صفحة بهذا العنوان.' },
  admin_page_broken: {
    en: 'This page did not load completely.',
    ar: 'لم يكتمل تحميل هذه الصفحة.',
  },
  admin_role_owner: { en: 'Owner', ar: 'مالك' },
  admin_role_manager: { en: 'Manager', ar: 'إدارة' },
  admin_role_sales: { en: 'Sales', ar: 'مبيعات' },
  admin_role_workshop: { en: 'Workshop', ar: 'مشغل' },
  admin_role_warehouse: { en: 'Warehouse', ar: 'مستودع' },
  admin_role_content: { en: 'Content', ar: 'محتوى' },
  admin_role_accountant: { en: 'Accounting', ar: 'محاسبة' },
  admin_role_read_only: { en: 'Reading only', ar: 'اطّلاع فقط' },
} as const satisfies Record<string, Word>
