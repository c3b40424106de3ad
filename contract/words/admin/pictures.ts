import type { Word } from '../word.ts'

/** Texts of the pictures that staff upload, order and describe. */
export const adminPictureWords = {
  pictures_order_help: {
    en: 'Drag to order, or Alt + arrows. The first is the card.',
    ar: 'الترتيب بالسحب، أو بالأسهم مع Alt. الأولى هي صورة البطاقة.',
  },
  pictures_card: { en: 'The card', ar: 'صورة البطاقة' },
  pictures_drop: { en: 'Drop pictures here, or choose', ar: 'إفلات الصور هنا، أو اختيارها' },
  pictures_drop_one: { en: 'Drop a picture here, or choose', ar: 'إفلات الصورة هنا، أو اختيارها' },
  pictures_take: { en: 'Take a picture, or choose', ar: 'التقاط صورة أو اختيارها' },
  pictures_waiting: { en: 'Waiting', ar: 'بانتظار الرفع' },
  pictures_uploading: { en: 'Uploading {percent}%', ar: 'رُفع {percent}%' },
  pictures_converting: { en: 'Preparing the video', ar: 'تجهيز الفيديو' },
  pictures_sent: { en: '{sent} of {total} MB', ar: '{sent} من {total} ميغابايت' },
  pictures_stop: { en: 'Stop', ar: 'إيقاف' },
  pictures_too_heavy: {
    en: 'This file is larger than {max} MB.',
    ar: 'حجم هذا الملف يتجاوز {max} ميغابايت.',
  },
  pictures_videos_too: {
    en: 'Videos too: their first {max} seconds, without sound.',
    ar: 'ومقاطع الفيديو أيضاً: أول {max} ثوانٍ منها بلا صوت.',
  },
  pictures_video_unread: {
    en: 'This browser cannot read the video. Save it as MP4 (H.264) first.',
    ar: 'لا يمكن لهذا المتصفّح قراءة المقطع. يلزم حفظه أولاً بصيغة MP4 (H.264).',
  },
  pictures_video: { en: 'Video', ar: 'فيديو' },
  pictures_video_show: { en: 'The video of this picture', ar: 'فيديو هذه الصورة' },
  pictures_added: { en: 'Picture added.', ar: 'أُضيفت الصورة.' },
  pictures_moved: {
    en: 'Now picture {place} of {total}.',
    ar: 'الصورة الآن رقم {place} من {total}.',
  },
  pictures_removed: { en: 'Picture removed.', ar: 'أُزيلت الصورة.' },
  pictures_place: { en: 'Picture {place} of {total}', ar: 'الصورة {place} من {total}' },
  pictures_acts: { en: 'Acts for picture {place}', ar: 'إجراءات الصورة {place}' },
  pictures_move_first: { en: 'Move first', ar: 'نقل إلى البداية' },
  pictures_move_earlier: { en: 'Move earlier', ar: 'تقديم الترتيب' },
  pictures_move_later: { en: 'Move later', ar: 'تأخير الترتيب' },
  pictures_describe: { en: 'Describe', ar: 'وصف الصورة' },
  pictures_remove: { en: 'Remove', ar: 'إزالة' },
  pictures_lacks_both: { en: 'Alternative text missing', ar: 'النص البديل ناقص' },
  pictures_lacks_en: { en: 'English text missing', ar: 'النص الإنجليزي ناقص' },
  pictures_lacks_ar: { en: 'Arabic text missing', ar: 'النص العربي ناقص' },
  pictures_lacks_none: { en: 'Text in both languages', ar: 'النص مكتوب باللغتين' },
  pictures_view: { en: 'What it shows', ar: 'ما تُظهره' },
  pictures_view_front: { en: 'Front', ar: 'من الأمام' },
  pictures_view_side: { en: 'Side', ar: 'من الجانب' },
  pictures_view_back: { en: 'Back', ar: 'من الخلف' },
  pictures_view_detail: { en: 'Detail', ar: 'تفاصيل' },
  pictures_describe_title: { en: 'Describe the picture', ar: 'وصف الصورة' },
  pictures_alt: { en: 'Alternative text', ar: 'النص البديل' },
  pictures_alt_missing: {
    en: 'Missing: shoppers hear the other language instead.',
    ar: 'ناقص: يُقرأ النص باللغة الأخرى بدلاً منه.',
  },
  pictures_focus: {
    en: 'Focal point: {x}% from the left, {y}% from the top',
    ar: 'نقطة التركيز: {x}% من اليسار و{y}% من الأعلى',
  },
  pictures_focus_help: {
    en: 'Press on what must stay visible when the picture is cropped. Arrow keys move the point.',
    ar: 'تُحدَّد بالضغط على ما يجب أن يبقى ظاهراً عند قص الصورة، وتُنقل بالأسهم.',
  },
} as const satisfies Record<string, Word>
