import { Button } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useWords } from '../../../../words.tsx'
import { LinkBar } from './link-bar.tsx'
import css from './rich.module.css'

type Props = { editor: Editor; name: string }

/** The buttons that style the marked words. */
export function RichTools({ editor, name }: Props) {
  const { t } = useWords()
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      // Without marked words a link would have no text.
      canLink: !now.state.selection.empty || now.isActive('link'),
    }),
  })
  return (
    <div className={css.tools} data-open={isLinking || undefined}>
      <fieldset className={css.buttons} aria-label={t('rich_tools', { field: name })}>
        <Tool
          label={t('rich_bold')}
          isOn={active.bold}
          onClick={() => editor.chain().focus().toggleBold().run()}
        />
        <Tool
          label={t('rich_italic')}
          isOn={active.italic}
          onClick={() => editor.chain().focus().toggleItalic().run()}
        />
        <Tool
          label={t('rich_link')}
          isOn={active.link}
          isBlocked={!active.canLink}
          onClick={() => setLinking(true)}
        />
      </fieldset>
      {isLinking ? <LinkBar editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  )
}

type ToolProps = { label: string; isOn: boolean; isBlocked?: boolean; onClick: () => void }

function Tool({ label, isOn, isBlocked = false, onClick }: ToolProps) {
  return (
    <Button
      variant={isOn ? 'filled' : 'default'}
      aria-pressed={isOn}
      aria-disabled={isBlocked}
      data-disabled={isBlocked || undefined}
      // The marked words stay marked when the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isBlocked ? undefined : onClick())}
    >
      {label}
    </Button>
  )
}
