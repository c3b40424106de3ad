import { htmlLanguage, type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { useLanguage } from '../../language.tsx'
import css from './job-card.module.css'

/** A text in both languages, the reader's first, so that everybody in the workshop can read it. */
export function InBoth({ text }: { text: Text }) {
  const { language } = useLanguage()
  const other: LanguageCode = language === 'en' ? 'arb' : 'en'
  return (
    <span className={css.both}>
      <bdi>{textIn(text, language)}</bdi>
      <bdi lang={htmlLanguage(other)}>{textIn(text, other)}</bdi>
    </span>
  )
}
