import type { Word } from './word.ts'

/** The names of the fifteen measurements, for shoppers and for staff. */
export const measurementWords = {
  measurement_full_length: { en: 'Full length', ar: 'الطول الكامل' },
  measurement_shoulder: { en: 'Shoulder', ar: 'الكتف' },
  measurement_armhole: { en: 'Armhole', ar: 'حفرة الإبط' },
  measurement_sleeve: { en: 'Sleeve', ar: 'الكُمّ من الرقبة' },
  measurement_sleeve_length: { en: 'Sleeve length', ar: 'طول الكُمّ' },
  measurement_sleeve_width: { en: 'Sleeve width', ar: 'عرض الكُمّ' },
  measurement_neck: { en: 'Neck', ar: 'الرقبة' },
  measurement_chest: { en: 'Chest', ar: 'أعلى الصدر' },
  measurement_bust: { en: 'Bust', ar: 'محيط الصدر' },
  measurement_hips: { en: 'Hips', ar: 'الأرداف' },
  measurement_waist: { en: 'Waist', ar: 'الخصر' },
  measurement_bicep: { en: 'Bicep', ar: 'العضد' },
  measurement_lower_arm: { en: 'Lower arm', ar: 'الساعد' },
  measurement_buff_coat: { en: 'Buff coat', ar: 'كلوش العباية المفتوحة' },
  measurement_buff_normal: { en: 'Buff normal', ar: 'كلوش العباية المغلقة' },
} as const satisfies Record<string, Word>
