import type { PreviewNote } from '@rimal/contract/content/preview-note'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { previewWords } from '@rimal/contract/words/preview'

type Props = { note: PreviewNote; language: LanguageCode }

/** Says above a preview that shoppers do not see it. Only the server renders it: no shopper loads any of this. */
export function PreviewStrip({ note: { what, form }, language }: Props) {
  return (
    <p
      id="preview"
      className="border-b border-rule bg-wash px-(--gutter) py-3 text-center text-small"
    >
      {textIn(previewWords[`preview_${what}`], language)}{' '}
      <a href={form} className="border-b border-current">
        {textIn(previewWords.preview_to_form, language)}
      </a>
      {/* React would move an async script to the front of the strip, where the script could run before the strip is there. */}
      <script src="/assets/preview-strip.js" defer />
    </p>
  )
}
