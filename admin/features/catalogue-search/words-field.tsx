import { Textarea } from '@mantine/core'
import { isolate } from '../../ui/isolate.ts'
import { splitWords } from './word-list.ts'

type Props = {
  label: string
  help: string
  /** The name of the field in the refusals of the server. */
  name: string
  value: string
  onChange: (text: string) => void
  errors: Record<string, string>
}

/** Words or phrases in one text. What the server refused is named with the word that it refused. */
export function WordsField({ label, help, name, value, onChange, errors }: Props) {
  return (
    <Textarea
      label={label}
      description={help}
      dir="auto"
      autosize
      minRows={2}
      maxRows={8}
      value={value}
      error={errorOf(errors, { name, words: splitWords(value) })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function errorOf(
  errors: Record<string, string>,
  { name, words }: { name: string; words: readonly string[] },
): string | undefined {
  if (errors[name]) return errors[name]
  const index = words.findIndex((_, at) => errors[`${name}.${at}`])
  const sentence = errors[`${name}.${index}`]
  return sentence && `${isolate(words[index] ?? '')}: ${sentence}`
}
