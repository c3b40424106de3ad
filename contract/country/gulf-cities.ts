import type { Text } from '../language.ts'

/** Cities of the Gulf that are no states of their country, so that home visits can name them in both languages. */
export const gulfCities: Readonly<Record<string, readonly Text[]>> = {
  AE: [
    { en: 'Al Ain', ar: 'العين' },
    { en: 'Khor Fakkan', ar: 'خورفكان' },
    { en: 'Dibba', ar: 'دبا' },
    { en: 'Kalba', ar: 'كلباء' },
  ],
  SA: [
    { en: 'Jeddah', ar: 'جدة' },
    { en: 'Dammam', ar: 'الدمام' },
    { en: 'Khobar', ar: 'الخبر' },
    { en: 'Dhahran', ar: 'الظهران' },
    { en: 'Jubail', ar: 'الجبيل' },
    { en: 'Al Ahsa', ar: 'الأحساء' },
    { en: 'Taif', ar: 'الطائف' },
    { en: 'Buraidah', ar: 'بريدة' },
    { en: 'Abha', ar: 'أبها' },
    { en: 'Khamis Mushait', ar: 'خميس مشيط' },
    { en: 'Yanbu', ar: 'ينبع' },
    { en: 'Al Kharj', ar: 'الخرج' },
  ],
  KW: [
    { en: 'Kuwait City', ar: 'مدينة الكويت' },
    { en: 'Salmiya', ar: 'السالمية' },
  ],
  QA: [
    { en: 'Doha', ar: 'الدوحة' },
    { en: 'Lusail', ar: 'لوسيل' },
    { en: 'Al Rayyan', ar: 'الريان' },
    { en: 'Al Wakrah', ar: 'الوكرة' },
    { en: 'Al Khor', ar: 'الخور' },
  ],
  BH: [
    { en: 'Manama', ar: 'المنامة' },
    { en: 'Riffa', ar: 'الرفاع' },
  ],
  OM: [
    { en: 'Salalah', ar: 'صلالة' },
    { en: 'Sohar', ar: 'صحار' },
    { en: 'Nizwa', ar: 'نزوى' },
    { en: 'Seeb', ar: 'السيب' },
  ],
}
