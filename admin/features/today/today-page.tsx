import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'

export function TodayPage() {
  const { t } = useWords()
  return <PageHead title={t('admin_today')} />
}
