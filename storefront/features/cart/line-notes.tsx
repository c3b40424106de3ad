import type { CartLine } from '@rimal/contract/cart'
import type { LineNote } from '@rimal/contract/choices'
import { useState } from 'react'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { productAddress } from './item/product-address.ts'

/**
 * The server sends these notes until the shopper acts; the page shows them until the shopper leaves, so that the
 * stepper below does not jump.
 */
const lasting: readonly LineNote[] = ['price_up', 'price_down', 'quantity_lowered']

/** The changes since the product was put in the cart, one strip each. */
export function LineNotes({ line }: { line: CartLine }) {
  const words = useWords()
  const money = useMoney()
  const now = onceScarce(line.notes).map((note) => ({
    note,
    text: sentence(note, line, { words, money }),
  }))
  const notified = useNoted(now)
  return notified.map(({ note, text }) => (
    <Note key={note} className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-2.5">
      <span>{text}</span>
      {note === 'sold_out' && (
        <TextLink to={productAddress(line)}>{words.t('cart_note_see_product')}</TextLink>
      )}
    </Note>
  ))
}

/** 'Only two are left, so we set …' says already that few are left. */
function onceScarce(notes: readonly LineNote[]): LineNote[] {
  const lowered = notes.includes('quantity_lowered')
  return notes.filter((note) => !lowered || (note !== 'few_left' && note !== 'last_one'))
}

type Noted = { note: LineNote; text: string }

/** Returns the current notes, after the earlier notes that last. */
function useNoted(now: Noted[]): Noted[] {
  const [stored, setStored] = useState<Noted[]>([])
  const fresh = now.filter(({ note }) => lasting.includes(note))
  const old = stored.filter((before) => !fresh.some(({ note }) => note === before.note))
  const next = [...old, ...fresh]
  if (JSON.stringify(next) !== JSON.stringify(stored)) setStored(next)
  return [...next, ...now.filter(({ note }) => !lasting.includes(note))]
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
    case 'other_currency':
      return t(`cart_note_${note}`)
    default:
      return size === null ? t(`cart_note_${note}`) : t(`cart_note_${note}_size`, { size })
  }
}
