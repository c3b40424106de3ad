import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../words.tsx'
import { withMoved } from '../order/places.ts'
import { type GridPicture, nextView } from './grid-picture.ts'

type Props = {
  pictures: readonly GridPicture[]
  onChange: (pictures: GridPicture[]) => void
  isSingle: boolean
}

/** The changes of a list of pictures; `said` is the sentence that a screen reader reads after the last one. */
export function useGridChanges({ pictures, onChange, isSingle }: Props) {
  const { t } = useWords()
  const [said, setSaid] = useState('')
  // An upload may end between a change and the drawing of it.
  const latest = useRef(pictures)
  useLayoutEffect(() => {
    latest.current = pictures
  })
  function change(next: GridPicture[], sentence: string) {
    latest.current = next
    onChange(next)
    setSaid(sentence)
  }
  return {
    said,
    add(added: readonly StaffPicture[]) {
      let next = [...latest.current]
      for (const picture of added) {
        const view = isSingle ? '' : nextView(next)
        next = isSingle ? [{ ...picture, view }] : [...next, { ...picture, view }]
      }
      change(next, t('pictures_added'))
    },
    move(from: number, to: number) {
      const total = latest.current.length
      change(withMoved(latest.current, from, to), t('pictures_moved', { place: to + 1, total }))
    },
    remove(id: string) {
      const next = latest.current.filter((picture) => picture.id !== id)
      change(next, t('pictures_removed'))
    },
    replace(saved: GridPicture) {
      const next = latest.current.map((picture) => (picture.id === saved.id ? saved : picture))
      change(next, '')
    },
  }
}
