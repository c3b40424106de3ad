import type { EditedHomeTexts } from '@rimal/contract/staff/home'

/** The texts of a shop whose owner has not written any yet. */
export const defaultHomeTexts: EditedHomeTexts = {
  heroLine: { en: 'Abayas, ready or to your measure', ar: 'عبايات جاهزة أو على قياسكِ' },
  heroLink: { en: 'See the pieces', ar: 'شاهدي القطع' },
  story: {
    title: { en: 'Sewn to your measure', ar: 'تُخاط على قياسكِ' },
    text: {
      en: 'Fifteen measurements, once. Every piece you choose can be cut to them.',
      ar: 'خمسة عشر قياساً مرة واحدة، وتُفصَّل عليها كل قطعة تختارينها.',
    },
    steps: [
      { en: 'Choose a piece', ar: 'اختاري القطعة' },
      { en: 'Give your measurements', ar: 'أدخلي قياساتكِ' },
      { en: 'We sew it for you', ar: 'نخيطها لكِ' },
    ],
    link: { en: 'How to measure', ar: 'كيف تقيسين' },
  },
  homeService: {
    title: { en: 'We come to you', ar: 'نأتي إليكِ' },
    text: {
      en: 'Our tailor brings the cloth and takes your measurements at home.',
      ar: 'تأتيكِ خيّاطتنا بالأقمشة وتأخذ قياساتكِ في بيتكِ.',
    },
    ticks: [],
    link: { en: 'Book a visit', ar: 'احجزي زيارة منزلية' },
  },
}
