import { Input } from '@mantine/core'
import { cleanLine, type Line } from '@rimal/contract/text/rich-lines'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import css from './rich.module.css'
import { richExtensions } from './rich-editor.ts'
import { docOf, linesOf } from './rich-lines.ts'
import { RichTools } from './rich-tools.tsx'

type Props = {
  label: string
  /** The label with all that is needed to know the field without seeing it. */
  spoken: string
  help?: string | undefined
  error: string | undefined
  lang: string
  dir: 'ltr' | 'rtl'
  kind: 'paragraphs' | 'list'
  lines: Line[]
  onChange: (lines: Line[]) => void
}

/** Paragraphs, or the items of a list, with bold and italic stretches and links. */
export function RichField({ lines, onChange, ...props }: Props) {
  const { label, spoken, help, error, lang, dir, kind } = props
  const id = useId()
  const emitted = useRef(lines)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const editor = useEditor({
    extensions: richExtensions,
    content: docOf(lines),
    // The styles are those of the field; the policy of the admin allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': spoken,
        'aria-invalid': `${error !== undefined}`,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        lang,
        dir,
        class: css.text ?? '',
      },
    },
    onUpdate: ({ editor: { state } }) => {
      emitted.current = linesOf(state.doc.toJSON())
      onChange(emitted.current)
    },
  })
  useEffect(() => {
    // The lines were changed elsewhere, for instance by discarding the changes.
    if (areSame(lines, emitted.current)) return
    const show = () => {
      emitted.current = lines
      editor.commands.setContent(docOf(lines), { emitUpdate: false })
    }
    if (!editor.isFocused) return show()
    // Nothing changes under the cursor of a person who writes.
    editor.on('blur', show)
    return () => void editor.off('blur', show)
  }, [editor, lines])
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={help}
      descriptionProps={{ id: `${id}-help` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={css.field} data-kind={kind}>
        <RichTools editor={editor} name={spoken} />
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  )
}

/** Whether two texts are stored as the same lines. */
function areSame(a: readonly Line[], b: readonly Line[]): boolean {
  return JSON.stringify(a.map(cleanLine)) === JSON.stringify(b.map(cleanLine))
}
