import { Link } from 'react-router'
import { useWords } from '../../words.tsx'
import css from './discounts.module.css'

/** The way back to the list, above the title. */
export function BackToDiscounts() {
  const { t } = useWords()
  return (
    <span className={css.crumb}>
      <Link to="/discounts">{t('admin_discounts')}</Link>
    </span>
  )
}
