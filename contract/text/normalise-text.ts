import { toLatinDigits } from './digits.ts'

const arabicFolds: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  // A final hamza is as often left out as written: سوداء, سودا.
  ء: '',
  // What Persian and Urdu keyboards write for the same letters.
  ی: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ۂ: 'ه',
  ۃ: 'ه',
  // The three sounds Arabic borrows, written with or without their extra dots.
  ڤ: 'ف',
  پ: 'ب',
  گ: 'ك',
}

// Tashkeel, superscript alef, Koranic marks, tatweel, and every invisible formatting character.
const silent = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]|\p{Cf}/gu

// Apostrophes and the half rings of transliteration: women's, ʿabāya.
const apostrophes = /['`‘’ʻʼʾʿ]/g

/** Digits that stand for Arabic letters when Arabic is typed in Latin ones: 3abaya, 7ijab, 6ar7a. */
const arabiziLetters: Record<string, string> = { 2: '', 3: '', 5: 'kh', 6: 't', 7: 'h', 9: 's' }

/**
 * The form in which texts are compared, for what is searched and for the search alike: Arabic spellings
 * folded after Lucene's ArabicNormalizer, Latin letters lower-case and bare, digits Latin, words one space apart.
 */
export function normaliseText(text: string): string {
  // Composed first: decomposed, أ is two characters and no fold would find it. The K in NFKC also
  // undoes the presentation forms (ﻋﺒﺎﻳﺔ) that text copied from PDFs consists of.
  const composed = text.normalize('NFKC').toLowerCase().normalize('NFKC')
  return toLatinDigits(composed)
    .replace(silent, '')
    .replace(apostrophes, '')
    .replace(/\p{Script=Arabic}/gu, (letter) => arabicFolds[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text in comparable form, one for each written word: without a leading article
 * (العباية, والعباية, للعيد) and with Arabizi digits as letters (3abaya is abaya, a7mar is ahmar).
 */
export function searchWords(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .map((word) => withoutArticle(withoutArabizi(word)))
    .filter((word) => word !== '')
}

/**
 * The words under which a text is found: its search words and, besides, each as it was written and
 * without a one-letter preposition (بتطريز by تطريز). For the index only: a search for all its words
 * must not ask for every variant.
 */
export function indexWords(text: string): string[] {
  const written = normaliseText(text).split(' ').filter(Boolean)
  const bare = written.map((word) => word.replace(/^[وبلك](?=\p{Script=Arabic}{3})/u, ''))
  return [...new Set([...searchWords(text), ...written, ...bare])]
}

function withoutArticle(word: string): string {
  // Three letters must remain, or بالون and الف would lose half of themselves.
  return word.replace(/^(?:[وبك]?ال|لل)(?=\p{L}{3})/u, '')
}

function withoutArabizi(word: string): string {
  // 2xl, 3d, 24cm, b108: a size or a number, unless each digit stands where a letter would.
  if (!/^[a-z235679]{3,}$/.test(word) || /\d\d/.test(word)) return word
  return word.replace(/^[35679](?=[aeiou])|(?!^)[235679](?=[a-z])|[37]$/g, (digit) => {
    return arabiziLetters[digit] ?? digit
  })
}
