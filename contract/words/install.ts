import type { Word } from './word.ts'

/** The suggestion to add the shop to the home screen of a phone. */
export const installWords = {
  install_title: { en: 'The shop as an app', ar: 'تطبيق المتجر' },
  install_text: {
    en: 'Keep the shop on your home screen. Pages you saw recently also open offline.',
    ar: 'احتفظي بالمتجر على شاشتكِ الرئيسية، وما تصفّحتِه مؤخراً يُفتح حتى بلا إنترنت.',
  },
  install_add: { en: 'Add to home screen', ar: 'أضيفي إلى الشاشة الرئيسية' },
  install_by_hand: {
    en: 'To keep the shop on your home screen, tap {share}, then “Add to Home Screen”.',
    ar: 'لتحتفظي بالمتجر على شاشتكِ الرئيسية، اضغطي {share} ثم اختاري «إضافة إلى الشاشة الرئيسية».',
  },
  install_share: { en: 'Share', ar: 'مشاركة' },
} as const satisfies Record<string, Word>
