import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useWords } from '../i18n/words.tsx'

export function ErrorScreen() {
  const { t } = useWords()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap section">
      <h1 className="text-h1">{t(isMissing ? 'page_not_found' : 'page_broken')}</h1>
    </div>
  )
}
