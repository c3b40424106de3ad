import { normaliseText, searchWords } from '@rimal/contract/text/normalise-text'

/** Words that ask for the same: mostly the feminine of a colour, as abayas are feminine in Arabic. */
const groups = [
  ['أسود', 'سوداء', 'سودة', 'black', 'sawda', 'sawdaa', 'sauda', 'souda', 'aswad'],
  ['أبيض', 'بيضاء', 'بيضة', 'white'],
  ['أزرق', 'زرقاء', 'زرقة', 'blue'],
  ['كحلي', 'كحلية', 'navy'],
  ['أخضر', 'خضراء', 'خضرة', 'green'],
  ['أحمر', 'حمراء', 'red'],
  ['بنّي', 'بنّية', 'brown'],
  ['رمادي', 'رمادية', 'رصاصي', 'رصاصية', 'grey', 'gray'],
  ['وردي', 'وردية', 'زهري', 'زهرية', 'pink'],
  ['بنفسجي', 'بنفسجية', 'purple'],
  ['ذهبي', 'ذهبية', 'gold', 'golden'],
  ['بيج', 'beige'],
  ['عنابي', 'عنابية', 'burgundy', 'bordeaux', 'maroon'],
  ['زيتي', 'زيتية', 'زيتوني', 'olive'],
  [
    'عباية',
    'عباءة',
    'عباءات',
    'عبايه',
    'عبايات',
    'عبايا',
    'abaya',
    'abayas',
    'abayah',
    'abaia',
    '3baya',
    '3bayah',
    '3baia',
    '3bayat',
    'abayat',
  ],
  ['بشت', 'بشوت', 'bisht', 'bishts', 'besht', 'busht'],
  ['جلابية', 'جلابيات', 'جلّابية', 'jalabiya', 'jalabiyas', 'jalabia', 'jallabiya'],
  ['قفطان', 'قفاطين', 'kaftan', 'kaftans', 'caftan'],
  ['فستان', 'فساتين', 'dress', 'dresses'],
  ['طقم', 'أطقم', 'set', 'sets'],
  ['شيلة', 'طرحة', 'حجاب', 'shayla', 'sheila', 'shela', 'hijab', 'scarf'],
  ['مخمل', 'قطيفة', 'فلفت', 'velvet'],
  ['كتان', 'كتّان', 'linen'],
  ['كريب', 'crepe', 'crape', 'krep', 'kreb', 'creb', 'crêpe', 'krepe'],
  ['حرير', 'silk', 'harir', 'hareer', '7arir', '7areer'],
  ['عمرة', 'umrah', 'omrah'],
  ['صلاة', 'prayer', 'salah', 'sala'],
  ['عروس', 'عرايس', 'bride', 'bridal'],
  ['زفاف', 'عرس', 'أعراس', 'wedding', 'weddings'],
  ['سهرة', 'سهرات', 'evening'],
  ['دوام', 'عمل', 'work', 'office'],
  ['حامل', 'حمل', 'maternity', 'pregnancy'],
]

/**
 * Things that shoppers ask an abaya shop for and that the shop may not sell, with the words of the nearest
 * products. A product that contains such a word itself is found like any other.
 */
const nearest: { asked: string[]; nearest: string[] }[] = [
  {
    asked: ['إحرام', 'احرامات', 'ihram', 'ehram', 'e7ram', 'i7ram'],
    nearest: ['عمرة', 'صلاة'],
  },
  {
    asked: ['مخور', 'مخوّر', 'مخورة', 'مخاوير', 'mukhawar', 'mukhawwar', 'mokhawar', 'm5awar'],
    nearest: ['جلابية', 'قفطان'],
  },
]

/** Words that name nothing in a shop: a search is not asked to find them. */
const fillers =
  'a an and at by for from in is it me my of on or our some that the this to with your size مقاس قياس في من على مع إلى الى عن أو او و لي يا ما هذا هذه التي الذي'

/** A word in comparable form, and as written. */
type Spelling = { text: string; written: string }

const options: Spelling[][] = groups.map((group) =>
  group.map((written) => ({ text: normaliseText(written), written })),
)
const meanings = new Map<string, string>()
const spellings = new Map<string, Spelling[]>()
for (const group of options) {
  const meaning = group[0]?.text ?? ''
  spellings.set(meaning, group)
  for (const { text } of group) meanings.set(text, meaning)
}

const nearestWords = new Map(
  nearest.flatMap((entry) =>
    entry.asked.flatMap(searchWords).map((word) => [word, entry.nearest.map(normaliseText)]),
  ),
)

const fillerWords = new Set(fillers.split(' ').map(normaliseText))

/** Returns one word for all words with the same meaning; a word without synonyms stands for itself. */
export function meaningOf(word: string): string {
  return meanings.get(word) ?? word
}

/** All words for one meaning, of which a catalogue may say a single one; none where there is only one. */
export function spellingsFor(meaning: string): readonly Spelling[] {
  return spellings.get(meaning) ?? []
}

/** Returns a word in the script of a language, if its meaning has a word in that script; else as written. */
export function writtenIn(
  side: 'en' | 'ar',
  { written, meaning }: { written: string; meaning: string },
): string {
  const isOfSide = (text: string) => /\p{Script=Arabic}/u.test(text) === (side === 'ar')
  if (isOfSide(written)) return written
  return spellingsFor(meaning).find((option) => isOfSide(option.written))?.written ?? written
}

export function isFiller(word: string): boolean {
  return fillerWords.has(word)
}

/** Returns the words of the products nearest to a thing that the shop may not sell; none for any other word. */
export function nearestTo(word: string): readonly string[] {
  return nearestWords.get(word) ?? []
}
