import { normaliseText } from '@rimal/contract/text/normalise-text'

/** Words that ask for the same: mostly the feminine of a colour, as abayas are feminine in Arabic. */
const groups = [
  ['أسود', 'سوداء', 'سودة', 'black'],
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
  ['عباية', 'عباءة', 'عبايه', 'عبايات', 'عبايا', 'abaya', 'abayas', 'abayah', 'abaia'],
  ['شيلة', 'طرحة', 'حجاب', 'shayla', 'sheila', 'shela', 'hijab', 'scarf'],
  ['مخمل', 'قطيفة', 'فلفت', 'velvet'],
  ['كتان', 'كتّان', 'linen'],
  ['حرير', 'silk'],
  ['عروس', 'عرايس', 'bride', 'bridal'],
  ['زفاف', 'عرس', 'أعراس', 'wedding', 'weddings'],
  ['سهرة', 'سهرات', 'evening'],
  ['دوام', 'عمل', 'work', 'office'],
  ['حامل', 'حمل', 'maternity', 'pregnancy'],
]

/** Words that name nothing in a shop: a search is not asked to find them. */
const fillers =
  'a an and at by for from in is it me my of on or our some that the this to with your size مقاس قياس في من على مع إلى الى عن أو او و لي يا ما هذا هذه التي الذي'

/** As it is compared, and as it is written. */
type Way = { text: string; written: string }

const ways: Way[][] = groups.map((group) =>
  group.map((written) => ({ text: normaliseText(written), written })),
)
const meanings = new Map<string, string>()
const waysOf = new Map<string, Way[]>()
for (const group of ways) {
  const meaning = group[0]?.text ?? ''
  waysOf.set(meaning, group)
  for (const { text } of group) meanings.set(text, meaning)
}

const fillerWords = new Set(fillers.split(' ').map(normaliseText))

/** One word for all that ask for the same; a word without such company stands for itself. */
export function meaningOf(word: string): string {
  return meanings.get(word) ?? word
}

/** All words for one meaning, of which a catalogue may say a single one; none where there is only one. */
export function waysToSay(meaning: string): readonly Way[] {
  return waysOf.get(meaning) ?? []
}

export function isFiller(word: string): boolean {
  return fillerWords.has(word)
}
