import { useCallback, useState } from 'react'
import { isRefusal } from '../../call.ts'
import { useChange } from '../use-change.ts'
import { bySide, countChanges } from './count-changes.ts'
import { changedFields, type Fields, type Merge, mergeFields } from './merge-fields.ts'

/** The fields as the server has them; each save raises the revision. */
export type Saved<F> = {
  revision: number
  fields: F
  /** Who saved it last, and when. */
  savedBy: string | null
  savedAt: string
}

export type Conflict<F extends Fields> = Merge<F> & { theirs: Saved<F> }

/** The save waits until a person has chosen between two values of a field. */
class ConflictError extends Error {}

type Options<F extends Fields> = {
  saved: Saved<F>
  /** Saves the fields; refused with `changed_meanwhile` when the revision is no longer the last. */
  save: (fields: F, revision: number) => Promise<Saved<F>>
  read: () => Promise<Saved<F>>
  /** The part of the fields that is saved, by which changes are found; all of them without it. */
  view?: (fields: F) => Fields
  /** The fields that a person sees, by which changes are counted, where one field of the form has several. */
  parts?: (fields: F) => Fields
}

/**
 * Holds the fields of a form from reading to saving. When somebody else has saved meanwhile, fields that only one side
 * changed are merged, and `conflict` holds those that both changed.
 */
export function useEditForm<F extends Fields>(options: Options<F>) {
  const { saved, save, read, view = whole, parts = (fields: F) => bySide(view(fields)) } = options
  const held = useFields(saved, view)
  const { base, value, changed } = held
  const [conflict, setConflict] = useState<Conflict<F> | null>(null)
  const send = async (fields: F, since: Saved<F>): Promise<void> => {
    try {
      held.adopt(await save(fields, since.revision), fields)
      setConflict(null)
    } catch (error) {
      if (!isRefusal(error, 'changed_meanwhile')) throw error
      const theirs = await read()
      // Otherwise the same save would be refused again, for ever.
      if (theirs.revision === since.revision) throw error
      const merge = mergeFields({ base: since.fields, mine: fields, theirs: theirs.fields }, view)
      if (merge.conflicts.length === 0) return send(merge.fields, theirs)
      setConflict({ ...merge, theirs })
      throw new ConflictError()
    }
  }
  const sending = useChange(async (fields?: F, since?: Saved<F>) => {
    await send(fields ?? value, since ?? base)
  })
  return {
    value,
    changed,
    /** How many fields a person has changed; a text counts once for each language. */
    changes: changed.length === 0 ? 0 : countChanges(parts(base.fields), parts(value)),
    set: held.set,
    update: held.update,
    isSaved: held.isSaved && changed.length === 0,
    isBusy: sending.isBusy,
    error: sending.error instanceof ConflictError ? null : sending.error,
    /** The sentence of each field that the server refused. */
    errors: sending.fields,
    /** Whether everything is saved; false when it was refused, or a person has to choose first. */
    save: () => sending.run(),
    /** Marks the fields that the server refused in another call about the same record. */
    refuse: sending.fail,
    /** Removes the marks of refused fields, for instance when their places change. */
    clearErrors: sending.clear,
    discard: () => {
      sending.clear()
      held.restore(base)
    },
    conflict,
    /** Saves the fields over what somebody else saved, after a person has chosen. */
    resolve: (fields: F) => conflict && sending.run(fields, conflict.theirs),
    keepWriting: () => setConflict(null),
    takeTheirs: () => {
      if (conflict) held.restore(conflict.theirs)
      setConflict(null)
    },
  }
}

export type EditForm<F extends Fields> = ReturnType<typeof useEditForm<F>>

function whole<F extends Fields>(fields: F): Fields {
  return fields
}

/** Holds the fields as they were saved last and as they are now. */
function useFields<F extends Fields>(saved: Saved<F>, view: (fields: F) => Fields) {
  const [base, setBase] = useState(saved)
  const [value, setValue] = useState(saved.fields)
  const [earlier, setEarlier] = useState(saved)
  const [isSaved, setIsSaved] = useState(false)
  const changed = changedFields(view(base.fields), view(value)) as (keyof F & string)[]
  const restore = (to: Saved<F>) => {
    setBase(to)
    setValue(to.fields)
  }
  if (saved !== earlier) {
    setEarlier(saved)
    // What is being edited is never replaced by what is read meanwhile.
    if (changed.length === 0) {
      // Another act has changed the record, so that the last save is no longer what there is.
      if (saved.revision !== base.revision) setIsSaved(false)
      restore(saved)
    }
  }
  /** Takes up what was saved; fields that were changed while it was being saved stay changed. */
  const adopt = (next: Saved<F>, sent: F) => {
    setBase(next)
    setValue((now) => mergeFields({ base: sent, mine: now, theirs: next.fields }, view).fields)
    setIsSaved(true)
  }
  /** Changes a field from what it is then, for changes that come later than the drawing of the form. */
  const update = useCallback(
    <Name extends keyof F>(name: Name, change: (now: F[Name]) => F[Name]) => {
      setIsSaved(false)
      setValue((now) => ({ ...now, [name]: change(now[name]) }))
    },
    [],
  )
  const set = useCallback(
    <Name extends keyof F>(name: Name, next: F[Name]) => update(name, () => next),
    [update],
  )
  return { base, value, changed, isSaved, restore, adopt, set, update }
}
