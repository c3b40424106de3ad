/** The bars and spaces of each character, by turns; w is wide and n is narrow. */
const patterns: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
}

const wide = 2.5

export type Bar = { x: number; width: number }

/** The bars of a text as a Code 39 barcode, in narrow bars, with the whole width; null if it cannot be written. */
export function code39(text: string): { bars: Bar[]; width: number } | null {
  const framed = `*${text.toUpperCase()}*`
  const bars: Bar[] = []
  let x = 0
  for (const character of framed) {
    const pattern = patterns[character]
    if (!pattern) return null
    for (const [place, part] of [...pattern].entries()) {
      const width = part === 'w' ? wide : 1
      if (place % 2 === 0) bars.push({ x, width })
      x += width
    }
    // A narrow space parts two characters.
    x += 1
  }
  return { bars, width: x - 1 }
}
