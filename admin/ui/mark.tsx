import { useWords } from '../words.tsx'
import css from './ui.module.css'

/** The name of the shop, as the storefront draws it. */
export function Mark() {
  const { language } = useWords()
  return <span className={css.mark}>{language === 'arb' ? 'رِمال' : 'RIMAL'}</span>
}
