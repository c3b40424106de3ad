import { useWords } from '../../i18n/words.tsx'

export function Component() {
  const { t } = useWords()
  return <h1 className="wrap text-hero">{t('Home')}</h1>
}
