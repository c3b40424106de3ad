import { Link } from 'react-router'
import { Crumb } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'

/** The way back to the list, above the title. */
export function BackToDiscounts() {
  const { t } = useWords()
  return (
    <Crumb>
      <Link to="/discounts">{t('admin_discounts')}</Link>
    </Crumb>
  )
}
