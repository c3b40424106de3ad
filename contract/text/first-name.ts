/** Words that begin a first name of two words, such as 'أم خالد' and 'Abdul Rahman'. */
const openings = new Set([
  'أم',
  'أبو',
  'ابو',
  'ام',
  'بنت',
  'عبد',
  'آل',
  'abd',
  'abdul',
  'abu',
  'al',
  'bint',
  'el',
  'om',
  'um',
  'umm',
])

/** Titles, which a greeting leaves out. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'السيدة', 'السيد', 'الدكتورة', 'د'])

/** The name for a greeting: 'مريم علي' is greeted as 'مريم', 'عبد الله سالم' as 'عبد الله'. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', second] = titles.has(plain(words[0])) ? words.slice(1) : words
  if (second === undefined || !openings.has(plain(first))) return first || name.trim()
  return `${first} ${second}`
}

function plain(word = ''): string {
  return word.toLowerCase().replace(/\.$/, '')
}
