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
  // People leave a final hamza out as often as they write it: سوداء, سودا.
  ء: '',
  // The characters that Persian and Urdu keyboards type for the same letters.
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
  // The three borrowed sounds of Arabic, which people write with or without their extra dots.
  ڤ: 'ف',
  پ: 'ب',
  گ: 'ك',
}

// Tashkeel, superscript alef, Koranic marks, tatweel, and every invisible formatting character.
const silent = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]|\p{Cf}/gu

// Apostrophes and the half rings of transliteration: women's, ʿabāya.
const apostrophes = /['`‘’ʻʼʾʿ]/g

/**
 * Digits that represent Arabic letters when Arabic is typed in Latin letters: 3abaya, 7ijab, 6ar7a.
 */
const arabiziLetters: Record<string, string> = { 2: '', 3: '', 5: 'kh', 6: 't', 7: 'h', 9: 's' }

/**
 * Returns the form in which texts and searches are compared: Arabic spellings folded as in Lucene's
 * ArabicNormalizer, Latin letters in lower case without accents, Latin digits, one space between words.
 */
export function normaliseText(text: string): string {
  // Composed first, because a decomposed أ is two characters that no folding would match. NFKC also
  // replaces the presentation forms (ﻋﺒﺎﻳﺔ) in text that was copied from PDFs.
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
 * Returns the words of a text in comparable form, one for each written word: without a leading article (العباية,
 * والعباية, للعيد) and with Arabizi digits as letters (3abaya is abaya, a7mar is ahmar).
 */
export function searchWords(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .map((word) => withoutArticle(withoutArabizi(word)))
    .filter((word) => word !== '')
}

/**
 * Returns the words under which a text is indexed: its search words, and also each word as written and without a
 * one-letter preposition (بتطريز also as تطريز). For the index only: a search must not require every form.
 */
export function indexWords(text: string): string[] {
  const written = normaliseText(text).split(' ').filter(Boolean)
  const bare = written.map((word) => word.replace(/^[وبلك](?=\p{Script=Arabic}{3})/u, ''))
  return [...new Set([...searchWords(text), ...written, ...bare])]
}

function withoutArticle(word: string): string {
  // At least three letters must remain, or بالون and الف would lose half of their letters.
  return word.replace(/^(?:[وبك]?ال|لل)(?=\p{L}{3})/u, '')
}

function withoutArabizi(word: string): string {
  // 2xl, 3d, 24cm, b108: a size or a number, unless each digit is where a letter would be.
  if (!/^[a-z235679]{3,}$/.test(word) || /\d\d/.test(word)) return word
  return word.replace(/^[35679](?=[aeiou])|(?!^)[235679](?=[a-z])|[37]$/g, (digit) => {
    return arabiziLetters[digit] ?? digit
  })
}
