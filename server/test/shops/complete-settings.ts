import { sampleSettings, sampleTaxNumber } from '../../features/shop/sample-data/sample-settings.ts'
import { defaultSettings, type Settings } from '../../features/shop/settings/settings.ts'

/** The settings of a shop whose owner has written all of them, for tests without a database. */
export const completeSettings: Settings = {
  ...defaultSettings,
  ...sampleSettings,
  name: { en: 'Rimal', ar: 'رِمال' },
  seller: {
    name: { en: 'Rimal Abayas LLC', ar: 'رمال للعبايات ذ.م.م' },
    address: { en: 'Al Wasl Road, Dubai', ar: 'شارع الوصل، دبي' },
    taxNumber: sampleTaxNumber,
  },
  contact: {
    phone: '+971 4 555 0132',
    whatsapp: '+971 50 555 0132',
    email: 'hello@rimal.example',
    hours: { en: 'Saturday to Thursday', ar: 'من السبت إلى الخميس' },
    address: { en: 'Al Wasl Road, Dubai', ar: 'شارع الوصل، دبي' },
  },
}
