import type { CartLine } from '@rimal/contract/cart'
import type { LineNote } from '@rimal/contract/choices'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { pieceAddress } from './piece-address.ts'

/** What changed since she put the piece in her bag, one strip each. */
export function LineNotes({ line }: { line: CartLine }) {
  const words = useWords()
  const money = useMoney()
  return line.notes.map((note) => (
    <Note key={note} className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-2.5">
      <span>{sentence(note, line, { words, money })}</span>
      {note === 'sold_out' && (
        <TextLink to={pieceAddress(line)}>{words.t('cart_note_see_piece')}</TextLink>
      )}
    </Note>
  ))
}

type Means = { words: Words; money: (amount: number) => string }

function sentence(note: LineNote, line: CartLine, { words, money }: Means): string {
  const { t } = words
  const { size } = line
  switch (note) {
    case 'price_up':
    case 'price_down':
      return t(`cart_note_${note}`, { before: money(line.seenPrice), now: money(line.unitPrice) })
    case 'quantity_lowered':
      return t('cart_note_quantity_lowered', { count: line.quantity })
    case 'withdrawn':
      return t('cart_note_withdrawn')
    default:
      return size === null ? t(`cart_note_${note}`) : t(`cart_note_${note}_size`, { size })
  }
}
