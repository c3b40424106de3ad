import { useHotkeys } from '@mantine/hooks'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../notice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { Fields } from './merge-fields.ts'
import { SaveBar } from './save-bar.tsx'
import { unreadField } from './number-field.tsx'
import type { EditForm as Form } from './use-edit-form.ts'

type Props<F extends Fields> = {
  form: Form<F>
  /** The name of a field, for the dialog of two editors. */
  nameOf: (field: keyof F & string) => string
  /** A value of a field as a text, for the same dialog. */
  textOf: (field: keyof F & string, value: unknown) => string
  /** Files are on their way; leaving stops them. */
  isUploading?: boolean
  /** What the button that saves says, and what was done then. */
  saveLabel?: string
  savedLabel?: string
  children: ReactNode
}

/**
 * A form that saves with ⌘S, asks before it is left with changes, and lets a person choose where two people changed
 * the same field.
 */
export function EditForm<F extends Fields>({
  form,
  nameOf,
  textOf,
  isUploading = false,
  saveLabel,
  savedLabel,
  children,
}: Props<F>) {
  const element = useRef<HTMLFormElement>(null)
  const hasChanges = form.changed.length > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLElement>(unreadField)
    // A number that cannot be read is not saved in part: the person writes it anew first.
    if (unread) unread.focus()
    else if (hasChanges) void form.save()
  }
  // The physical key, because an Arabic keyboard writes another character with it.
  useHotkeys(
    [['mod+S', () => element.current?.requestSubmit(), { usePhysicalKeys: true }]],
    [],
    // A styled text is written in an element that is no field.
    true,
  )
  const refused = Object.keys(form.errors).length
  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused, form.error])
  return (
    <form ref={element} onSubmit={submit} className={css.edit} noValidate>
      <Notice error={form.error} />
      {children}
      <SaveBar form={form} saveLabel={saveLabel} savedLabel={savedLabel} />
      <LeaveGuard
        isOn={hasChanges || isUploading}
        changes={form.changes}
        isUploading={isUploading}
        onSave={form.save}
      />
      <ConflictDialog form={form} nameOf={nameOf} textOf={textOf} />
    </form>
  )
}
