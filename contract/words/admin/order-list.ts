import type { Word } from '../word.ts'

/** Texts of the list of orders: its views, filters and sorts. */
export const orderListWords = {
  orders_all: { en: 'All', ar: 'الكل' },
  orders_method: { en: 'Payment', ar: 'طريقة الدفع' },
  orders_every_method: { en: 'Every payment method', ar: 'كل طرق الدفع' },
  orders_method_card: { en: 'Card', ar: 'بطاقة' },
  orders_method_net_banking: { en: 'Online banking', ar: 'الدفع عبر البنك' },
  orders_method_pay_in_4: { en: 'Four instalments', ar: 'أربع دفعات' },
  orders_method_cash_on_delivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  orders_making: { en: 'Sewing', ar: 'التفصيل' },
  orders_every_making: { en: 'Measured or not', ar: 'على القياس أو بمقاس جاهز' },
  orders_measured: { en: 'Made to measure', ar: 'تفصيل على القياس' },
  orders_not_measured: { en: 'In a size', ar: 'بمقاس جاهز' },
  orders_sort: { en: 'Order of the list', ar: 'ترتيب القائمة' },
  orders_sort_newest: { en: 'Newest first', ar: 'الأحدث أولاً' },
  orders_sort_arrival: { en: 'Earliest promise first', ar: 'الأقرب موعداً' },
  orders_sort_total: { en: 'Highest total first', ar: 'الأعلى إجمالاً' },
  orders_of_customer: { en: 'Orders of one customer', ar: 'طلبات عميل واحد' },
  orders_of_everyone: { en: 'Show those of everyone', ar: 'عرض طلبات الجميع' },
  orders_search_all: { en: 'Search in all orders', ar: 'البحث في كل الطلبات' },
} as const satisfies Record<string, Word>
