import type { Text } from '@rimal/contract/language'

/** A picture for the stores: a page of the shop below a headline. */
export type Screen = {
  name: string
  /** The path of the page in English, or the selector of a link to it on the page before. */
  path: string
  headline: Text
}

export const screens: Screen[] = [
  {
    name: '1-home',
    path: '/home',
    headline: { en: 'Abayas from Dubai, in your hand', ar: 'عبايات دبي بين يديكِ' },
  },
  {
    name: '2-list',
    path: '/product-list/best_seller',
    headline: { en: 'Find yours by colour, size and price', ar: 'اختاري باللون والمقاس والسعر' },
  },
  {
    name: '3-product',
    path: 'a[href*="/product-details/"]',
    headline: { en: 'See the cloth and the work up close', ar: 'شاهدي القماش والشغل عن قرب' },
  },
  {
    name: '4-measurements',
    path: '/custom-size-modal',
    headline: { en: 'Sewn to your own measurements', ar: 'نفصّلها على قياساتكِ' },
  },
  {
    name: '5-home-visit',
    path: '/home-service',
    headline: { en: 'Or we measure you at home', ar: 'أو نأخذ القياس في بيتكِ' },
  },
]

/** What each store asks: pictures of the largest iPhone, and of an Android phone with sides of at most 1 to 2. */
export const stores = [
  {
    name: 'ios',
    picture: { width: 1290, height: 2796 },
    folder: (language: 'en' | 'ar') => `screenshots/${language === 'en' ? 'en-US' : 'ar-SA'}`,
  },
  {
    name: 'android',
    picture: { width: 1080, height: 2160 },
    folder: (language: 'en' | 'ar') =>
      `android/${language === 'en' ? 'en-US' : 'ar'}/images/phoneScreenshots`,
  },
] as const
