import { useCallback, useState } from 'react'
import { isRefusal } from '../../call.ts'
import { useChange } from '../use-change.ts'
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

type Options<F extends Fields> = {
  saved: Saved<F>
  /** Saves the fields; refused with `changed_meanwhile` when the revision is no longer the last. */
  save: (fields: F, revision: number) => Promise<Saved<F>>
  read: () => Promise<Saved<F>>
}

/**
 * Holds the fields of a form from reading to saving. When somebody else has saved meanwhile, fields that only one side
 * changed are merged, and `conflict` holds those that both changed.
 */
export function useEditForm<F extends Fields>({ saved, save, read }: Options<F>) {
  const [base, setBase] = useState(saved)
  const [value, setValue] = useState(saved.fields)
  const [earlier, setEarlier] = useState(saved)
  const [conflict, setConflict] = useState<Conflict<F> | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const changed = changedFields(base.fields, value)
  if (saved !== earlier) {
    setEarlier(saved)
    // What is being edited is never replaced by what is read meanwhile.
    if (changed.length === 0) {
      setBase(saved)
      setValue(saved.fields)
    }
  }
  const adopt = (next: Saved<F>) => {
    setBase(next)
    setValue(next.fields)
    setConflict(null)
    setIsSaved(true)
  }
  const send = async (fields: F, since: Saved<F>): Promise<void> => {
    try {
      adopt(await save(fields, since.revision))
    } catch (error) {
      if (!isRefusal(error, 'changed_meanwhile')) throw error
      const theirs = await read()
      const merge = mergeFields({ base: since.fields, mine: fields, theirs: theirs.fields })
      if (merge.conflicts.length === 0) return send(merge.fields, theirs)
      setConflict({ ...merge, theirs })
    }
  }
  const change = useChange(async (fields?: F, since?: Saved<F>) => {
    await send(fields ?? value, since ?? base)
  })
  const set = useCallback(<Name extends keyof F>(name: Name, next: F[Name]) => {
    setIsSaved(false)
    setValue((now) => ({ ...now, [name]: next }))
  }, [])
  return {
    value,
    set,
    changed,
    isSaved: isSaved && changed.length === 0,
    isBusy: change.isBusy,
    error: change.error,
    /** The sentence of each field that the server refused. */
    errors: change.fields,
    save: () => change.run(),
    discard: () => {
      change.clear()
      setValue(base.fields)
    },
    conflict,
    /** Saves the fields over what somebody else saved, after a person has chosen. */
    resolve: (fields: F) => conflict && change.run(fields, conflict.theirs),
    keepWriting: () => setConflict(null),
    takeTheirs: () => conflict && adopt(conflict.theirs),
  }
}

export type EditForm<F extends Fields> = ReturnType<typeof useEditForm<F>>
