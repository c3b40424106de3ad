import { type LanguageCode, textIn } from '@rimal/contract/language'
import { previewWords } from '@rimal/contract/words/preview'

/** What is not published of a page that staff look at, and the path of its form in the admin. */
export type PreviewNote = { what: 'page' | 'changes'; form: string }

type Props = { note: PreviewNote; language: LanguageCode }

/** Says above a preview that shoppers do not see it. Only the server draws it: no shopper loads any of this. */
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
      <script src="/assets/preview-strip.js" async />
    </p>
  )
}
