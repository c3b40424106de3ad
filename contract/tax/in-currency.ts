import type { Text } from '../language.ts'

const names: Readonly<Record<string, string>> = {
  AED: 'بالدرهم الإماراتي',
  SAR: 'بالريال السعودي',
  KWD: 'بالدينار الكويتي',
  BHD: 'بالدينار البحريني',
  OMR: 'بالريال العماني',
  QAR: 'بالريال القطري',
}

/** Replaces `{in_currency}` in a text: 'in SAR', 'بالريال السعودي'. */
export function inCurrency(text: Text, currency: string): Text {
  const ar = names[currency] ?? `بعملة ${currency}`
  return {
    en: text.en.replace('{in_currency}', `in ${currency}`),
    ar: text.ar.replace('{in_currency}', ar),
  }
}
