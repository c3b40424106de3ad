import { Button, TextInput } from '@mantine/core'
import { linkTargetOf } from '@rimal/contract/text/link-target'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useFirstFocus } from '../../../../ui/use-first-focus.ts'
import { useWords } from '../../../../words.tsx'
import css from './rich.module.css'

type Props = { editor: Editor; onClose: () => void }

/** Asks where the marked words lead. */
export function LinkBar({ editor, onClose }: Props) {
  const { t } = useWords()
  const present: unknown = editor.getAttributes('link')['href']
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setWrong] = useState(false)
  const field = useFirstFocus<HTMLInputElement>()
  const set = () => {
    const href = linkTargetOf(typed, location.origin)
    if (href === undefined) return setWrong(true)
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const leave = () => {
    editor.commands.focus()
    onClose()
  }
  return (
    <div className={css.link}>
      <TextInput
        label={t('rich_link_to')}
        description={t('rich_link_help')}
        dir="ltr"
        ref={field}
        value={typed}
        error={isWrong ? t('rich_link_wrong') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave()
          if (event.key !== 'Enter') return
          // Enter would save the whole page.
          event.preventDefault()
          set()
        }}
      />
      <div className={css.buttons}>
        <Button onClick={set}>{t('rich_link_set')}</Button>
        {present === undefined ? null : (
          <Button variant="default" onClick={remove}>
            {t('rich_link_remove')}
          </Button>
        )}
        <Button variant="subtle" onClick={leave}>
          {t('rich_link_cancel')}
        </Button>
      </div>
    </div>
  )
}
