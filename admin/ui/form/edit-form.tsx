import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../notice.tsx'
import { onSubmit } from '../on-submit.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { Fields } from './merge-fields.ts'
import { SaveBar } from './save-bar.tsx'
import type { EditForm as Form } from './use-edit-form.ts'

type Props<F extends Fields> = {
  form: Form<F>
  /** The name of a field, for the dialog of two editors. */
  nameOf: (field: keyof F & string) => string
  /** A value of a field as a text, for the same dialog. */
  textOf: (field: keyof F & string, value: unknown) => string
  children: ReactNode
}

/**
 * A form that saves with ⌘S, asks before it is left with changes, and lets a person choose where two people changed
 * the same field.
 */
export function EditForm<F extends Fields>({ form, nameOf, textOf, children }: Props<F>) {
  const element = useRef<HTMLFormElement>(null)
  const hasChanges = form.changed.length > 0
  const save = () => {
    if (hasChanges) void form.save()
  }
  // The physical key, because an Arabic keyboard writes another letter with it.
  useHotkeys([['mod+S', save, { usePhysicalKeys: true }]], [])
  const refused = Object.keys(form.errors).length
  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused, form.error])
  return (
    <form ref={element} onSubmit={onSubmit(async () => save())} className={css.edit} noValidate>
      {refused === 0 ? <Notice error={form.error} /> : null}
      {children}
      <SaveBar form={form} />
      <LeaveGuard isOn={hasChanges} changes={form.changed.length} onSave={form.save} />
      <ConflictDialog form={form} nameOf={nameOf} textOf={textOf} />
    </form>
  )
}
