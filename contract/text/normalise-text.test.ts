import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexWords, normaliseText, searchWords } from './normalise-text.ts'

test.each([
  ['أ إ آ ٱ ا', 'ا ا ا ا ا'],
  ['ليلى', 'ليلي'],
  ['عباية', 'عبايه'],
  ['مؤتمر', 'موتمر'],
  ['هادئة', 'هاديه'],
  ['سوداء', 'سودا'],
  ['رِمَال', 'رمال'],
  ['الرحمٰن', 'الرحمن'],
  ['عبـــاية', 'عبايه'],
  ['ﻋﺒﺎﻳﺔ', 'عبايه'],
  ['ﻻ', 'لا'],
  ['کیمونو', 'كيمونو'],
  ['شانتيه ڤوال', 'شانتيه فوال'],
  ['مقاس ٥٦', 'مقاس 56'],
  ['قياس ۵۸', 'قياس 58'],
  ['أسود، بيج؛ وكحلي؟', 'اسود بيج وكحلي'],
  ['«نور»', 'نور'],
  ['نو\u200cر \u200fأسود', 'نور اسود'],
  ['Crêpe  Géorgette', 'crepe georgette'],
  ['ʿAbāya', 'abaya'],
  ["Women's", 'womens'],
  ['Bisht & cape (open)', 'bisht cape open'],
  ['24.5 in', '24 5 in'],
  ['  \n ', ''],
  ['—…!', ''],
])('%s becomes %s', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'اأإآىيئؤوةهءعب لن٣7َّٰ\u0653\u0654\u0655ـéÉ3a') }),
)

test('composed and decomposed letters give the same result', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normaliseText(text.normalize('NFD'))).toBe(normaliseText(text))
      expect(normaliseText(text.normalize('NFC'))).toBe(normaliseText(text))
    }),
    { numRuns: 2000 },
  )
})

test('normalising a text twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))
    }),
    { numRuns: 2000 },
  )
})

test('a search in capital letters has the same search words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcéàüñ 7') }), (text) => {
      expect(searchWords(text.toUpperCase())).toEqual(searchWords(text))
    }),
  )
})

const readyToWear = [
  'عباية نور السوداء بأكمام مطرّزة بالنجوم',
  'عباية كيمونو مفتوحة من الكريب المطفي بتطريز غصن الكرم',
  'عباية صلاة من الكريب الناعم مع شيلة',
  'بِشت أبيض للأعراس والسهرات',
  'عباية الإمارات بلون أزرق كُحلي',
  'عباية كلوش لؤلؤية للعيد مقاس ٥٦',
  'عبايات رأس حرير طبيعي',
  'عباية هادئة بكمّ بالون',
  'قفطان ألماس أخضر',
]

test.each([
  ['عبايه نور', 0],
  ['عباية سودا', 0],
  ['العباية السوداء', 0],
  ['عبايه سوداء', 0],
  ['نجوم', 0],
  ['النجوم', 0],
  ['مطرزه', 0],
  ['مُطَرَّزَة', 0],
  ['كريب مطفى', 1],
  ['الكيمونو', 1],
  ['کیمونو', 1],
  ['تطريز', 1],
  ['اكمام', 0],
  ['لون ازرق', 4],
  ['عبايه خضرا', undefined],
  ['بتطريز', 1],
  ['عبايه مفتوحه', 1],
  ['الصلاة', 2],
  ['للصلاة', 2],
  ['صلاه', 2],
  ['شيله', 2],
  ['والشيلة', 2],
  ['بشت ابيض', 3],
  ['البشت', 3],
  ['اعراس', 3],
  ['أعراس', 3],
  ['سهرات', 3],
  ['للسهرات', 3],
  ['امارات', 4],
  ['ازرق', 4],
  ['الأزرق الكحلي', 4],
  ['كحلى', 4],
  ['عيد', 5],
  ['العيد', 5],
  ['مقاس 56', 5],
  ['لولويه', 5],
  ['راس', 6],
  ['الحرير', 6],
  ['عبايات', 6],
  ['هاديه', 7],
  ['بالون', 7],
  ['ماس', 8],
  ['الماس', 8],
  ['الاخضر', 8],
  ['عـــبـــايـــات', 6],
])('the search %s finds the intended product', (query, index) => {
  const found = readyToWear.findIndex((text) => {
    const words = indexWords(text)
    return searchWords(query).every((word) => words.includes(word))
  })
  expect(found).toBe(index ?? -1)
})

test.each([
  ['العباية', ['عبايه']],
  ['والعباية', ['عبايه']],
  ['بالتطريز', ['تطريز']],
  ['كالهمس', ['همس']],
  ['للعيد', ['عيد']],
  ['الكم', ['الكم']],
  ['الف', ['الف']],
  ['بالون', ['بالون']],
  ['والدة', ['والده']],
  ['الله', ['الله']],
  ['3abaya', ['abaya']],
  ['3eid', ['eid']],
  ['7ijab', ['hijab']],
  ['a7mar', ['ahmar']],
  ['7arir', ['harir']],
  ['6ar7a', ['tarha']],
  ['5imar', ['khimar']],
  ['9ala', ['sala']],
  ['so2al', ['soal']],
  ['sa3ed', ['saed']],
  ['fara7', ['farah']],
  ['rabee3', ['rabee']],
  ['noor5', ['noor5']],
  ['3ABAYA sooda', ['abaya', 'sooda']],
  ['56', ['56']],
  ['٥٦', ['56']],
  ['2xl', ['2xl']],
  ['3xl', ['3xl']],
  ['3d', ['3d']],
  ['2in1', ['2in1']],
  ['24cm', ['24cm']],
  ['25cm', ['25cm']],
  ['256', ['256']],
  ['a108b', ['a108b']],
  ['2-layer set', ['2', 'layer', 'set']],
  ['', []],
])('%s is searched as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('there are as many search words as written words, and none is empty', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const written = normaliseText(text).split(' ').filter(Boolean)
      expect(searchWords(text)).toHaveLength(written.length)
      expect(searchWords(text)).not.toContain('')
    }),
    { numRuns: 2000 },
  )
})

test('a text is indexed under all its search words, each once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = indexWords(text)
      expect(words).toEqual(expect.arrayContaining(searchWords(text)))
      expect(new Set(words).size).toBe(words.length)
      expect(words).not.toContain('')
    }),
  )
})

test.each([
  ['بتطريز', ['بتطريز', 'تطريز']],
  ['الماس', ['ماس', 'الماس']],
  ['وشيلة', ['وشيله', 'شيله']],
  ['بشت', ['بشت']],
  ['3abaya', ['abaya', '3abaya']],
  ['Noor', ['noor']],
])('%s is indexed under %j', (text, words) => {
  expect(indexWords(text)).toEqual(words)
})
