import type { Word } from '../word.ts'

/** The names of the places of the admin; the command palette finds a place by its name in either language. */
export const placeWords = {
  admin_today: { en: 'Today', ar: 'اليوم' },
  admin_work: { en: 'Work', ar: 'العمل' },
  admin_orders: { en: 'Orders', ar: 'الطلبات' },
  admin_production: { en: 'Production', ar: 'التنفيذ' },
  admin_returns: { en: 'Returns', ar: 'المرتجعات' },
  admin_visits: { en: 'Visits', ar: 'الزيارات' },
  admin_money: { en: 'Money', ar: 'المدفوعات' },
  admin_catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  admin_products: { en: 'Products', ar: 'المنتجات' },
  admin_stock: { en: 'Stock', ar: 'المخزون' },
  admin_discounts: { en: 'Discounts', ar: 'الخصومات' },
  admin_groups: { en: 'Types and filters', ar: 'الأنواع والتصفية' },
  admin_redirects: { en: 'Old addresses', ar: 'عناوين قديمة' },
  admin_search: { en: 'Search in the shop', ar: 'البحث في المتجر' },
  admin_size_charts: { en: 'Size charts', ar: 'جداول المقاسات' },
  admin_people_group: { en: 'People', ar: 'الأشخاص' },
  admin_customers: { en: 'Customers', ar: 'العملاء' },
  admin_reviews: { en: 'Reviews', ar: 'التقييمات' },
  admin_credit: { en: 'Store credit', ar: 'رصيد المتجر' },
  admin_shop: { en: 'Shop', ar: 'المتجر' },
  admin_content: { en: 'Content', ar: 'المحتوى' },
  admin_settings: { en: 'Settings', ar: 'الإعدادات' },
  admin_staff: { en: 'Staff', ar: 'الفريق' },
  admin_audit: { en: 'Audit log', ar: 'سجلّ التغييرات' },
} as const satisfies Record<string, Word>
