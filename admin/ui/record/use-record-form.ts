import { useMemo } from 'react'
import { type Saved, useEditForm } from '../form/use-edit-form.ts'
import type { Fields } from '../form/merge-fields.ts'
import { useOpenMade } from './use-open-made.ts'

type Made = { id: string }

type Options<Row extends Made, Edit extends Fields> = {
  /** Undefined for a new record. */
  record: Row | undefined
  savedOf: (record: Row | undefined) => Saved<Edit>
  view?: (edit: Edit) => Fields
  /** Reads the record again; undefined if it is gone. */
  read: (id: string | null) => Promise<Row | undefined>
  /** Saves the record, or makes it where `id` is null. */
  save: (change: { id: string | null; revision: number; edit: Edit }) => Promise<Row>
  pathOf: (id: string) => string
}

/** The form of one record of a short list; the first save of a new record opens the page of that record. */
export function useRecordForm<Row extends Made, Edit extends Fields>(options: Options<Row, Edit>) {
  const { record, savedOf, view, read, save, pathOf } = options
  const saved = useMemo(() => savedOf(record), [record, savedOf])
  // `made` is set once the first save of a new record has made it.
  const id = () => record?.id ?? made
  const form = useEditForm<Edit>({
    saved,
    ...(view ? { view } : {}),
    read: async () => savedOf((await read(id())) ?? record),
    save: async (edit, revision) => {
      const result = await save({ id: id(), revision, edit })
      if (!record) openMade(result.id)
      return savedOf(result)
    },
  })
  const [made, openMade] = useOpenMade(form.isSaved, pathOf)
  return form
}
