import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useWords } from '../../../words.tsx'

/** Copies a text, and says so on the button. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useWords()
  const clipboard = useClipboard()
  return (
    <Button variant="default" onClick={() => clipboard.copy(text)}>
      <span aria-live="polite">
        {t(clipboard.copied ? 'connection_copied' : 'connection_copy')}
      </span>
    </Button>
  )
}
