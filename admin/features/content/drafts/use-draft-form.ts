import { useRef, useState } from 'react'
import type { Fields } from '../../../ui/form/merge-fields.ts'
import { type Saved, useEditForm } from '../../../ui/form/use-edit-form.ts'

type Save<F> = (fields: F, revision: number) => Promise<Saved<F>>
type Options<F extends Fields> = {
  saved: Saved<F>
  read: () => Promise<Saved<F>>
  saveDraft: Save<F>
  publish: Save<F>
  /** The part of the fields that is saved. */
  view: (fields: F) => Fields
}

/**
 * Holds a form whose usual save is that of a draft; `publish` saves the same fields for shoppers. A save that waits for
 * a choice between two editors goes on as what it was.
 */
export function useDraftForm<F extends Fields>(options: Options<F>) {
  const { saveDraft, publish, ...held } = options
  const aim = useRef<'draft' | 'shop'>('draft')
  const [lastAim, setLastAim] = useState<'draft' | 'shop'>('draft')
  const [published, setPublished] = useState(0)
  const form = useEditForm<F>({
    ...held,
    save: async (fields, revision) => {
      const to = aim.current
      const next = await (to === 'shop' ? publish : saveDraft)(fields, revision)
      setLastAim(to)
      if (to === 'shop') setPublished((count) => count + 1)
      return next
    },
  })
  const saveTo = (to: 'draft' | 'shop') => {
    // A save that is under way ends as what it began as.
    if (!form.isBusy) aim.current = to
    return form.save()
  }
  return {
    form: { ...form, save: () => saveTo('draft') },
    publish: () => saveTo('shop'),
    /** How many times the form was published. */
    published,
    isDraftSaved: lastAim === 'draft',
  }
}
