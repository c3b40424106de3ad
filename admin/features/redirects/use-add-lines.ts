import {
  maxRedirectPath,
  type RedirectFault,
  redirectsAtOnce,
} from '@rimal/contract/staff/redirect-targets'
import { useSend } from '../../queries.ts'
import { type PastedLine, readLines } from './read-lines.ts'

type Skipped = { text: string; fault: RedirectFault | 'two' | 'too_long' }
export type AddedSoFar = { added: number; skipped: Skipped[]; left: string[] }

/**
 * Adds the lines of a pasted list, as many at once as one call takes. After each call it says what was added, which lines
 * cannot be, and which are left: a call that fails loses nothing of that.
 */
export function useAddLines() {
  const send = useSend(['GET staff/list-redirects'])
  return async (pasted: string, onPart: (soFar: AddedSoFar) => void): Promise<AddedSoFar> => {
    const lines = readLines(pasted)
    const faults = lines.flatMap((line) => faultOf(line) ?? [])
    const good = lines.filter((line) => faultOf(line) === undefined)
    let soFar: AddedSoFar = { added: 0, skipped: faults, left: good.map(({ text }) => text) }
    for (let start = 0; start < good.length; start += redirectsAtOnce) {
      const part = good.slice(start, start + redirectsAtOnce)
      const { added, skipped } = await send('POST staff/add-redirects', {
        body: { redirects: part.flatMap(({ pair }) => pair ?? []) },
      })
      const refused = skipped.map(({ index, code }) => ({
        text: part[index]?.text ?? '',
        fault: code,
      }))
      soFar = {
        added: soFar.added + added,
        skipped: [...soFar.skipped, ...refused],
        left: soFar.left.slice(part.length),
      }
      onPart(soFar)
    }
    return soFar
  }
}

/** What is wrong with a line before it is sent: a call with a line that is too long would be refused as a whole. */
function faultOf({ text, pair }: PastedLine): Skipped | undefined {
  if (pair === null) return { text, fault: 'two' }
  const isLong = [pair.from, pair.to].some((address) => address.length > maxRedirectPath)
  return isLong ? { text, fault: 'too_long' } : undefined
}
