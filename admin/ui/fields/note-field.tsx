import { Textarea, type TextareaProps } from '@mantine/core'

type Props = Omit<TextareaProps, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
}

/** A text of some lines, which grows with what is written, in the direction of its language. */
export function NoteField({ onChange, ...rest }: Props) {
  return (
    <Textarea
      dir="auto"
      autosize
      minRows={2}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
