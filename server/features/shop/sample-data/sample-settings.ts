import { defaultSettings, type Settings } from '../settings/settings.ts'

/** A number of the right form that no authority has given. */
export const sampleTaxNumber = '100000000000003'

const pickup: Settings['shipping'][number] = {
  id: 'boutique',
  kind: 'pickup',
  title: { en: 'Pickup at the boutique', ar: 'استلام من البوتيك' },
  address: { en: 'Al Wasl Road, Dubai', ar: 'شارع الوصل، دبي' },
  hours: {
    en: 'Saturday to Thursday, 10 to 8',
    ar: 'من السبت إلى الخميس، 10\u00a0صباحاً إلى 8\u00a0مساءً',
  },
  countries: ['AE'],
  price: 0,
  freeFrom: null,
  minDays: 0,
  maxDays: 1,
}

const { shipping } = defaultSettings

/** The settings of the sample shop that are not in its files. */
export const sampleSettings = {
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
    { name: 'Snapchat', url: 'https://www.snapchat.com/' },
  ],
  welcomeDiscount: { code: 'WELCOME10', percent: 10 },
  // The order in which the checkout offers them: pickup follows the couriers within the country.
  shipping: [...shipping.slice(0, 2), pickup, ...shipping.slice(2)],
  cashOnDelivery: { countries: ['AE'], maxTotal: 200_000 },
} satisfies Partial<Settings>
