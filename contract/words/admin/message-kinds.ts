import type { Text } from '../../language.ts'
import type { MessageKindName } from '../../staff/message-kinds.ts'

/**
 * The name of each kind of message, and when it is sent. Only pages about messages load these texts, so they are not
 * among those of the whole admin.
 */
export const messageKindWords: Record<MessageKindName, { name: Text; when: Text }> = {
  order_received: {
    name: { en: 'Order confirmation', ar: 'تأكيد استلام الطلب' },
    when: {
      en: 'When an order is placed and paid, or is to be paid on delivery. It is the receipt.',
      ar: 'بعد تقديم الطلب ودفعه، أو عند اختيار الدفع عند الاستلام. وهي بمثابة الإيصال.',
    },
  },
  order_confirmed: {
    name: { en: 'Order confirmed by the shop', ar: 'اعتماد الطلب' },
    when: {
      en: 'When staff confirm an order. A notification only.',
      ar: 'عند اعتماد الفريق للطلب. إشعار فقط.',
    },
  },
  order_hold: {
    name: { en: 'Order on hold', ar: 'إيقاف الطلب مؤقتاً' },
    when: {
      en: 'When an order waits for the customer’s answer, as a reminder, and when it goes on.',
      ar: 'عند انتظار ردّ العميل، ثم للتذكير، ثم عند استئناف الطلب.',
    },
  },
  order_in_production: {
    name: { en: 'Sewing has begun', ar: 'بدء الخياطة' },
    when: { en: 'When the first piece of an order is cut.', ar: 'عند قصّ أول قطعة من الطلب.' },
  },
  production_update: {
    name: { en: 'News of a piece being sewn', ar: 'مستجدّات الخياطة' },
    when: {
      en: 'When a piece is cut or ready, has a new date, or a question about its measurements.',
      ar: 'عند قصّ القطعة أو اكتمالها، أو تغيّر موعدها، أو وجود سؤال عن القياسات.',
    },
  },
  order_ready: {
    name: { en: 'Ready for pickup', ar: 'جاهز للاستلام' },
    when: {
      en: 'When an order that the customer collects is packed.',
      ar: 'عند تعبئة طلب يستلمه العميل بنفسه.',
    },
  },
  order_shipped: {
    name: { en: 'Order shipped', ar: 'شحن الطلب' },
    when: { en: 'When the parcel is with the courier.', ar: 'عند تسليم الطرد إلى شركة الشحن.' },
  },
  shipment_update: {
    name: { en: 'News from the courier', ar: 'مستجدّات الشحن' },
    when: {
      en: 'When a parcel is out for delivery, was lost, or came back.',
      ar: 'عند خروج الطرد للتسليم أو فقدانه أو عودته.',
    },
  },
  order_delivered: {
    name: { en: 'Order delivered', ar: 'تسليم الطلب' },
    when: { en: 'When the order has arrived.', ar: 'عند وصول الطلب.' },
  },
  order_not_delivered: {
    name: { en: 'Delivery failed', ar: 'تعذّر التسليم' },
    when: {
      en: 'When the courier could not hand over the order.',
      ar: 'عند تعذّر تسليم الطلب على المندوب.',
    },
  },
  order_cancelled: {
    name: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
    when: {
      en: 'When an order is cancelled, by the customer or the shop. It says what happens to the money.',
      ar: 'عند إلغاء الطلب من العميل أو المتجر. وتوضّح مصير المبلغ.',
    },
  },
  lines_cancelled: {
    name: { en: 'Pieces of an order cancelled', ar: 'إلغاء قطع من الطلب' },
    when: {
      en: 'When some pieces are cancelled and the rest of the order stays.',
      ar: 'عند إلغاء بعض القطع مع بقاء بقية الطلب.',
    },
  },
  payment_returned: {
    name: { en: 'Payment returned', ar: 'إعادة دفعة' },
    when: {
      en: 'When a payment came too late, twice, or for a cancelled order, and goes back.',
      ar: 'عند وصول دفعة متأخرة أو مكرّرة أو لطلب ملغى، وإعادتها.',
    },
  },
  order_refunded: {
    name: { en: 'Refund', ar: 'استرداد مبلغ' },
    when: {
      en: 'When part of the money of an order is refunded and the order stays.',
      ar: 'عند استرداد جزء من مبلغ الطلب مع بقائه.',
    },
  },
  credit_received: {
    name: { en: 'Store credit added', ar: 'إضافة رصيد' },
    when: {
      en: 'When a customer gets store credit, from an order or from the shop.',
      ar: 'عند إضافة رصيد من طلب أو من المتجر.',
    },
  },
  credit_corrected: {
    name: { en: 'Store credit taken back', ar: 'تصحيح رصيد' },
    when: {
      en: 'When credit that was granted by mistake is taken back.',
      ar: 'عند سحب رصيد أُضيف سهواً.',
    },
  },
  return_update: {
    name: { en: 'Progress of a return', ar: 'مستجدّات المرتجع' },
    when: {
      en: 'At every step of a return, an exchange, an alteration or a claim.',
      ar: 'عند كل خطوة من إرجاع أو تبديل أو تعديل أو بلاغ عيب.',
    },
  },
  visit_booked: {
    name: { en: 'Home visit booked', ar: 'حجز زيارة منزلية' },
    when: { en: 'When a customer books a home visit.', ar: 'عند حجز زيارة منزلية.' },
  },
  visit_confirmed: {
    name: { en: 'Home visit confirmed', ar: 'تأكيد الزيارة المنزلية' },
    when: { en: 'When staff confirm the visit.', ar: 'عند تأكيد الفريق للزيارة.' },
  },
  visit_moved: {
    name: { en: 'Home visit moved', ar: 'تغيير موعد الزيارة' },
    when: { en: 'When the visit has another time.', ar: 'عند تغيّر موعد الزيارة.' },
  },
  visit_cancelled: {
    name: { en: 'Home visit cancelled', ar: 'إلغاء الزيارة' },
    when: {
      en: 'When the customer or the shop cancels the visit.',
      ar: 'عند إلغاء الزيارة من العميل أو المتجر.',
    },
  },
  visit_reminder: {
    name: { en: 'Reminder of a home visit', ar: 'تذكير بالزيارة' },
    when: {
      en: 'The day before the visit, and again two hours before.',
      ar: 'قبل الزيارة بيوم، ثم قبلها بساعتين.',
    },
  },
  visit_on_the_way: {
    name: { en: 'Tailor on the way', ar: 'الخيّاطة في الطريق' },
    when: { en: 'When the tailor sets out.', ar: 'عند انطلاق الخيّاطة.' },
  },
  visit_missed: {
    name: { en: 'Nobody at home', ar: 'لم نجد أحداً' },
    when: {
      en: 'When the tailor came and found nobody.',
      ar: 'عند وصول الخيّاطة وعدم وجود أحد.',
    },
  },
  visit_done: {
    name: { en: 'After a home visit', ar: 'بعد الزيارة' },
    when: {
      en: 'When the visit is done. It says where the measurements are.',
      ar: 'عند انتهاء الزيارة. وتوضّح مكان القياسات.',
    },
  },
  stock_alert: {
    name: { en: 'Size available again', ar: 'توفّر المقاس من جديد' },
    when: {
      en: 'When a size is back for which somebody asked to be notified.',
      ar: 'عند توفّر مقاس طُلب التنبيه عنه.',
    },
  },
  wishlist_update: {
    name: { en: 'News from the wishlist', ar: 'جديد قائمة الأمنيات' },
    when: {
      en: 'When pieces of a wishlist are back or cost less, for customers who asked for it.',
      ar: 'عند توفّر قطع القائمة أو انخفاض سعرها، لمن طلب ذلك.',
    },
  },
  review_request: {
    name: { en: 'Request for a review', ar: 'طلب تقييم' },
    when: { en: 'Once, some days after the delivery.', ar: 'مرة واحدة بعد أيام من التسليم.' },
  },
  review_decided: {
    name: { en: 'Review published or refused', ar: 'نشر تقييم أو رفضه' },
    when: { en: 'When staff decide on a review.', ar: 'عند البتّ في تقييم.' },
  },
  one_time_code: {
    name: { en: 'One-time code', ar: 'رمز التحقّق' },
    when: {
      en: 'When somebody logs in, sets a password, confirms a contact or deletes an account.',
      ar: 'عند الدخول أو تعيين كلمة المرور أو تأكيد بيانات التواصل أو حذف الحساب.',
    },
  },
  welcome: {
    name: { en: 'Welcome', ar: 'ترحيب' },
    when: { en: 'When an account is created.', ar: 'عند إنشاء حساب.' },
  },
  password_changed: {
    name: { en: 'Password changed', ar: 'تغيير كلمة المرور' },
    when: { en: 'After every change of the password.', ar: 'بعد كل تغيير لكلمة المرور.' },
  },
  contact_changed: {
    name: { en: 'Email or phone changed', ar: 'تغيير البريد أو الهاتف' },
    when: {
      en: 'To the earlier address or number, when it was replaced.',
      ar: 'إلى البريد أو الرقم السابق عند استبداله.',
    },
  },
  account_deleted: {
    name: { en: 'Account deleted', ar: 'حذف الحساب' },
    when: { en: 'When an account was deleted.', ar: 'عند حذف الحساب.' },
  },
  contact_message: {
    name: { en: 'Message from the contact form', ar: 'رسالة من نموذج التواصل' },
    when: {
      en: 'To the shop, when somebody writes through the contact page.',
      ar: 'إلى المتجر عند الكتابة من صفحة التواصل.',
    },
  },
  return_for_staff: {
    name: { en: 'A return needs the shop', ar: 'مرتجع يحتاج إلى إجراء' },
    when: {
      en: 'To the shop, when a customer asks for a return, answers or appeals, or an answer is overdue.',
      ar: 'إلى المتجر عند طلب إرجاع أو ردّ أو اعتراض، أو تأخّر الجواب.',
    },
  },
  visit_for_staff: {
    name: { en: 'A visit needs the shop', ar: 'زيارة تحتاج إلى إجراء' },
    when: {
      en: 'To the shop, when a visit is booked, moved or cancelled, or a call is overdue.',
      ar: 'إلى المتجر عند حجز زيارة أو تغييرها أو إلغائها، أو تأخّر الاتصال.',
    },
  },
  production_overdue: {
    name: { en: 'Pieces past their day', ar: 'قطع تجاوزت موعدها' },
    when: {
      en: 'To the shop, when pieces should have been ready.',
      ar: 'إلى المتجر عند تجاوز قطع موعدها.',
    },
  },
  payments_to_check: {
    name: { en: 'Payments to check', ar: 'دفعات للمراجعة' },
    when: {
      en: 'To the shop, when its books differ from those of a payment provider.',
      ar: 'إلى المتجر عند اختلاف دفاتره عن دفاتر جهة الدفع.',
    },
  },
  staff_invitation: {
    name: { en: 'Invitation to the admin', ar: 'دعوة إلى لوحة الإدارة' },
    when: { en: 'To a person who is invited.', ar: 'إلى الشخص المدعوّ.' },
  },
  staff_sign_in: {
    name: { en: 'Unusual sign-in to the admin', ar: 'دخول غير معتاد إلى لوحة الإدارة' },
    when: {
      en: 'To the person, after a wrong second factor or the use of a recovery code.',
      ar: 'إلى صاحب الحساب بعد خطأ في العامل الثاني أو استعمال رمز استعادة.',
    },
  },
  staff_factor: {
    name: { en: 'Second factor changed', ar: 'تغيير العامل الثاني' },
    when: {
      en: 'To the person, when a passkey or the authenticator app was changed.',
      ar: 'إلى صاحب الحساب عند تغيير مفتاح مرور أو تطبيق المصادقة.',
    },
  },
  message_test: {
    name: { en: 'Test of a message', ar: 'تجربة رسالة' },
    when: { en: 'When somebody sends a test.', ar: 'عند إرسال تجربة.' },
  },
}

/** What each value of a message is, by the name that stands in braces. */
export const messageValueWords: Record<string, Text> = {
  address: { en: 'Address of the shop', ar: 'عنوان المتجر' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  arrival: { en: 'Day of arrival', ar: 'يوم الوصول' },
  by: { en: 'Latest day of the refund', ar: 'آخر موعد للاسترداد' },
  calendar: { en: 'Address of the calendar file', ar: 'رابط ملف التقويم' },
  callDay: { en: 'Day of the call', ar: 'يوم الاتصال' },
  callTime: { en: 'Time of the call', ar: 'ساعة الاتصال' },
  carrier: { en: 'Courier', ar: 'شركة الشحن' },
  code: { en: 'Code', ar: 'الرمز' },
  color: { en: 'Colour', ar: 'اللون' },
  count: { en: 'How many', ar: 'العدد' },
  credit: { en: 'Store credit', ar: 'الرصيد' },
  day: { en: 'Day', ar: 'اليوم' },
  device: { en: 'Device', ar: 'الجهاز' },
  due: { en: 'Day of the next step', ar: 'موعد الخطوة التالية' },
  duration: { en: 'How long it is valid', ar: 'مدة الصلاحية' },
  email: { en: 'Email', ar: 'البريد' },
  expected: { en: 'Expected day', ar: 'اليوم المتوقّع' },
  hours: { en: 'Opening hours', ar: 'ساعات العمل' },
  inviter: { en: 'Who invites', ar: 'صاحب الدعوة' },
  item: { en: 'Entry of the list', ar: 'بند القائمة' },
  items: { en: 'Pieces', ar: 'القطع' },
  leftToPay: { en: 'Still to be paid', ar: 'المتبقّي للدفع' },
  link: { en: 'Link', ar: 'الرابط' },
  measured: { en: 'Who was measured', ar: 'من أُخذت قياساتهن' },
  merchant: { en: 'Name of the shop', ar: 'اسم المتجر' },
  message: { en: 'Message', ar: 'نص الرسالة' },
  name: { en: 'Name', ar: 'الاسم' },
  newOrder: { en: 'Number of the new order', ar: 'رقم الطلب الجديد' },
  note: { en: 'Note of the shop', ar: 'ملاحظة المتجر' },
  number: { en: 'Number', ar: 'الرقم' },
  orderNumber: { en: 'Order number', ar: 'رقم الطلب' },
  passkey: { en: 'Name of the passkey', ar: 'اسم مفتاح المرور' },
  payTo: { en: 'Where to send the bank details', ar: 'وجهة إرسال بيانات الحساب' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  pickupOn: { en: 'Day of the collection', ar: 'يوم الاستلام' },
  product: { en: 'Product', ar: 'المنتج' },
  productionItem: { en: 'Piece', ar: 'القطعة' },
  question: { en: 'Question', ar: 'السؤال' },
  reason: { en: 'Reason', ar: 'السبب' },
  refusedFor: { en: 'Why it was refused', ar: 'سبب الرفض' },
  request: { en: 'Kind of request', ar: 'نوع الطلب' },
  role: { en: 'Role', ar: 'الدور' },
  said: { en: 'Words of the customer', ar: 'كلام العميل' },
  size: { en: 'Size', ar: 'المقاس' },
  time: { en: 'Day and time', ar: 'اليوم والساعة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  trackingNumber: { en: 'Tracking number', ar: 'رقم التتبّع' },
  trackingUrl: { en: 'Tracking link', ar: 'رابط التتبّع' },
  why: { en: 'What is unclear', ar: 'ما يحتاج إلى توضيح' },
}
