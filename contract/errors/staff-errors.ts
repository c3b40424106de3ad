import { maxFileRows, maxVideoSeconds, maxVideoSide, maxStaffPicturePixels } from '../limits.ts'
import type { ErrorEntry } from './error-entry.ts'

const megapixels = maxStaffPicturePixels / 1_000_000

/** 500–599: staff. */
export const staffErrors = {
  not_allowed: {
    number: 501,
    status: 403,
    en: 'This is for other staff of the shop.',
    ar: 'هذا من صلاحيات أعضاء آخرين في الفريق.',
  },
  sign_in_needed: {
    number: 505,
    status: 401,
    en: 'Sign in to work here.',
    ar: 'يلزم تسجيل الدخول إلى لوحة الإدارة.',
  },
  sign_in_wrong: {
    number: 506,
    status: 200,
    en: 'This email and this password do not match.',
    ar: 'البريد الإلكتروني وكلمة المرور غير متطابقين.',
  },
  /** Too much time has passed between the password and the code. */
  sign_in_expired: {
    number: 507,
    status: 200,
    en: 'This took too long. Start with the password again.',
    ar: 'انتهت المهلة. يلزم البدء بكلمة المرور من جديد.',
  },
  factor_wrong: {
    number: 508,
    status: 200,
    en: 'This code is not right, or it was used already. Wait for the next one in your app.',
    ar: 'الرمز غير صحيح أو سبق استعماله. الرمز التالي يظهر في التطبيق خلال ثوانٍ.',
  },
  invitation_ended: {
    number: 509,
    status: 200,
    en: 'This invitation has ended. Ask the owner of the shop for a new one.',
    ar: 'انتهت صلاحية هذه الدعوة. تُطلب دعوة جديدة من مالك المتجر.',
  },
  proof_needed: {
    number: 510,
    status: 403,
    en: 'Confirm with your second factor first.',
    ar: 'يلزم تأكيد الهوية برمز المصادقة أولاً.',
  },
  /** Answered with `retryAfter`. */
  too_many_sign_ins: {
    number: 511,
    status: 429,
    en: 'Too many wrong tries. Wait a while and try again.',
    ar: 'محاولات خاطئة كثيرة. يمكن المحاولة مجدداً بعد قليل.',
  },
  /** The same for an unknown passkey and a wrong signature. */
  passkey_wrong: {
    number: 550,
    status: 200,
    en: 'This passkey was not accepted. Use another way.',
    ar: 'لم يُقبل مفتاح المرور هذا. يمكن استعمال وسيلة أخرى.',
  },
  challenge_expired: {
    number: 551,
    status: 200,
    en: 'This took too long. Try again.',
    ar: 'انتهت المهلة. يُرجى إعادة المحاولة.',
  },
  /** Browsers know passkeys by a domain: they work at no IP address. */
  passkeys_unavailable: {
    number: 552,
    status: 200,
    en: 'Passkeys need the shop to have a domain of its own.',
    ar: 'مفاتيح المرور تتطلّب أن يكون للمتجر نطاق خاص به.',
  },
  passkey_not_found: {
    number: 553,
    status: 404,
    en: 'This passkey was removed already.',
    ar: 'سبق حذف مفتاح المرور هذا.',
  },
  passkeys_full: {
    number: 554,
    status: 200,
    en: 'There are as many passkeys as one person can have. Remove one first.',
    ar: 'بلغ عدد مفاتيح المرور حدّه الأقصى. يلزم حذف أحدها أولاً.',
  },
  last_factor: {
    number: 555,
    status: 200,
    en: 'This is the only way to prove that it is you. Set up an authenticator app first.',
    ar: 'هذه الوسيلة الوحيدة لتأكيد الهوية. يلزم ربط تطبيق مصادقة أولاً.',
  },
  staff_not_found: {
    number: 502,
    status: 200,
    en: 'This person does not work in the shop.',
    ar: 'هذا الشخص ليس من فريق المتجر.',
  },
  last_owner: {
    number: 503,
    status: 200,
    en: 'The shop needs an owner. Make somebody else the owner first.',
    ar: 'لا بدّ للمتجر من مالك. يلزم تعيين مالك آخر أولاً.',
  },
  currency_keeps_numbers: {
    number: 504,
    status: 200,
    en: 'Every price, delivery price, limit and discount keeps its number and is read in the new currency, as if 420 dirhams became 420 riyals. Force the change, then set them again.',
    ar: 'تبقى أرقام الأسعار والتوصيل والحدود والخصومات كما هي وتُقرأ بالعملة الجديدة، كأن 420 درهماً صارت 420 ريالاً. يلزم تأكيد ذلك ثم إعادة ضبطها.',
  },
  /** The caller reads the thing again, and shows what differs. */
  changed_meanwhile: {
    number: 512,
    status: 200,
    en: 'Somebody else has saved this meanwhile.',
    ar: 'حُفظ تعديل آخر في هذه الأثناء.',
  },
  /** Answered with the fields that are missing. */
  product_incomplete: {
    number: 513,
    status: 200,
    en: 'Something is still missing before this product can be published.',
    ar: 'ما زال هناك ما ينقص هذا المنتج قبل نشره.',
  },
  picture_format_unread: {
    number: 540,
    status: 415,
    en: 'This is a HEIC or AVIF picture, which the shop cannot read. Save it as JPEG, PNG or WebP first.',
    ar: 'هذه صورة بصيغة HEIC أو AVIF لا يمكن للمتجر قراءتها. يلزم حفظها أولاً بصيغة JPEG أو PNG أو WebP.',
  },
  picture_too_fine: {
    number: 541,
    status: 413,
    en: `This picture is too large: up to ${megapixels} megapixels work.`,
    ar: `هذه الصورة كبيرة جداً، والحدّ الأقصى ${megapixels} ميغابكسل.`,
  },
  uploads_busy: {
    number: 542,
    status: 429,
    en: 'Other files are still on their way. Try again in a few seconds.',
    ar: 'ما زالت ملفات أخرى قيد الرفع. يُرجى إعادة المحاولة بعد ثوانٍ.',
  },
  picture_not_found: {
    number: 543,
    status: 404,
    en: 'This picture is no longer there.',
    ar: 'لم تعد هذه الصورة موجودة.',
  },
  video_refused: {
    number: 544,
    status: 415,
    en: 'We cannot read this file as a video. MP4 and MOV with H.264 work, and WebM.',
    ar: 'لا يمكننا قراءة هذا الملف بوصفه مقطع فيديو. الصيغ المقبولة: MP4 وMOV بترميز H.264، وWebM.',
  },
  video_too_long: {
    number: 545,
    status: 413,
    en: `This video is too long: up to ${maxVideoSeconds} seconds work.`,
    ar: `هذا المقطع طويل، والحدّ الأقصى ${maxVideoSeconds} ثوانٍ.`,
  },
  video_too_large: {
    number: 546,
    status: 413,
    en: `This video is too large: up to ${maxVideoSide} pixels on its longer side work.`,
    ar: `أبعاد هذا المقطع كبيرة، والحدّ الأقصى ${maxVideoSide} بكسل للضلع الأطول.`,
  },
  picture_has_video: {
    number: 547,
    status: 409,
    en: 'This picture has a video already.',
    ar: 'سبق أن أُضيف مقطع فيديو إلى هذه الصورة.',
  },
  group_in_use: {
    number: 520,
    status: 200,
    en: 'Products, discounts that have not ended or the home page use this. Take it off them first.',
    ar: 'ما زال مستعملاً في منتجات أو خصومات لم تنتهِ أو في الصفحة الرئيسية. تلزم إزالته منها أولاً.',
  },
  /** A collection that the menu of the shop needs. */
  group_needed: {
    number: 521,
    status: 200,
    en: 'The menu of the shop needs this collection. It can be renamed, but not deleted.',
    ar: 'قائمة المتجر بحاجة إلى هذه المجموعة. يمكن تغيير اسمها، ولا يمكن حذفها.',
  },
  groups_full: {
    number: 522,
    status: 200,
    en: 'This list is full. Delete what nothing uses first.',
    ar: 'امتلأت هذه القائمة. يلزم حذف غير المستعمل منها أولاً.',
  },
  banners_full: {
    number: 535,
    status: 200,
    en: 'There are as many banners as the shop can hold. Delete one that has ended first.',
    ar: 'بلغت اللافتات الحد الأقصى. يلزم حذف لافتة منتهية أولاً.',
  },
  /** `fields` has the present address of what the asked one leads to. */
  address_leads_elsewhere: {
    number: 523,
    status: 200,
    en: 'This address leads to something else, which had it before.',
    ar: 'هذا العنوان يقود إلى صفحة أخرى كانت تحمله من قبل.',
  },
  import_file_empty: {
    number: 560,
    status: 200,
    en: 'This file is empty.',
    ar: 'هذا الملف فارغ.',
  },
  import_not_found: {
    number: 561,
    status: 404,
    en: 'This import is no longer there.',
    ar: 'لم تعد عملية الاستيراد هذه موجودة.',
  },
  /** It was applied or cancelled meanwhile, or its check has not ended. */
  import_not_waiting: {
    number: 562,
    status: 200,
    en: 'This import no longer waits: it was applied or cancelled.',
    ar: 'لم تعد عملية الاستيراد هذه بانتظار إجراء: نُفّذت أو أُلغيت.',
  },
  export_too_large: {
    number: 563,
    status: 200,
    en: 'The catalogue is too large for a workbook. Export it as CSV.',
    ar: 'الكتالوج أكبر من أن يسعه ملف XLSX. يمكن تصديره بصيغة CSV.',
  },
  list_view_not_found: {
    number: 590,
    status: 404,
    en: 'This view was deleted.',
    ar: 'حُذف هذا العرض.',
  },
  list_views_full: {
    number: 591,
    status: 200,
    en: 'There are as many views of this list as one person can save. Delete one first.',
    ar: 'بلغت العروض المحفوظة لهذه القائمة حدّها الأقصى للشخص الواحد. يلزم حذف أحدها أولاً.',
  },
  /** A bulk act would change nothing about this item. */
  already_so: {
    number: 592,
    status: 200,
    en: 'Nothing to change: it is so already.',
    ar: 'لا حاجة إلى تغيير، فهو كذلك من قبل.',
  },
  product_archived: {
    number: 593,
    status: 200,
    en: 'It is archived. Restore it as a draft first.',
    ar: 'المنتج مؤرشف. تلزم استعادته مسودة أولاً.',
  },
  collections_full: {
    number: 594,
    status: 200,
    en: 'It is in as many collections as a product can be in.',
    ar: 'المنتج في أقصى عدد ممكن من المجموعات.',
  },
  /** More rows match than a file of a list has at most. */
  list_file_too_long: {
    number: 595,
    status: 200,
    en: `More than ${maxFileRows.toLocaleString('en')} rows match. Choose filters that leave fewer.`,
    ar: `النتائج أكثر من ${maxFileRows.toLocaleString('en')} سطر. يلزم تضييقها بعوامل التصفية.`,
  },
  search_rules_full: {
    number: 566,
    status: 200,
    en: 'There are as many of these rules as the search can have. Delete one first.',
    ar: 'بلغت قواعد البحث هذه حدّها الأقصى. يلزم حذف إحداها أولاً.',
  },
  size_charts_full: {
    number: 567,
    status: 200,
    en: 'There are as many size charts as the shop can have. Delete one first.',
    ar: 'بلغت جداول المقاسات حدّها الأقصى. يلزم حذف أحدها أولاً.',
  },
  order_not_by_hand: {
    number: 568,
    status: 200,
    en: 'This collection is ordered automatically. Choose the order by hand first.',
    ar: 'ترتيب هذه المجموعة تلقائي. يلزم اختيار الترتيب اليدوي أولاً.',
  },
  too_many_test_messages: {
    number: 585,
    status: 429,
    en: 'That was many tests in a short time. Wait a few minutes.',
    ar: 'رسائل تجريبية كثيرة في وقت قصير. يمكن المحاولة مجدداً بعد دقائق.',
  },
  /** Codes, invitations and what is said about passwords and factors always have the texts of the program. */
  message_texts_fixed: {
    number: 587,
    status: 200,
    en: 'The texts of this message protect accounts and cannot be changed.',
    ar: 'نصوص هذه الرسالة تحمي الحسابات، ولا يمكن تغييرها.',
  },
  message_not_failed: {
    number: 586,
    status: 200,
    en: 'This message was sent meanwhile, is too old to be sent, or somebody gave it up.',
    ar: 'أُرسلت هذه الرسالة في هذه الأثناء، أو فات أوانها، أو أُوقف إرسالها.',
  },
  customer_not_found: {
    number: 580,
    status: 404,
    en: 'There is no such customer, or the account was deleted.',
    ar: 'لا يوجد حساب بهذا الرقم، أو تم حذفه.',
  },
  /** `fields` names the rows: `changes.0.quantity`. */
  stock_below_reserved: {
    number: 530,
    status: 200,
    en: 'Orders have reserved more units than would be left.',
    ar: 'الوحدات المحجوزة للطلبات أكثر مما سيتبقّى في المخزون.',
  },
  /** The key belongs to another change of stock. */
  stock_key_used: {
    number: 531,
    status: 200,
    en: 'This key belongs to another change of stock already.',
    ar: 'هذا المفتاح مستخدم لتغيير آخر في المخزون.',
  },
} as const satisfies Record<string, ErrorEntry>
