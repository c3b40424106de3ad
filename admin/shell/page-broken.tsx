import { Link } from 'react-router'
import { Broken } from '../ui/broken.tsx'
import { useWords } from '../words.tsx'
import css from '../ui/ui.module.css'

/** Stands in place of the admin when a part of its program did not arrive. */
export function PageBroken() {
  return <Broken onAgain={() => location.reload()} />
}

export function PageMissing() {
  const { t } = useWords()
  return (
    <div className={css.empty}>
      <p>{t('admin_page_missing')}</p>
      <Link to="/">{t('admin_today')}</Link>
    </div>
  )
}
