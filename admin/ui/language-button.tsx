import { UnstyledButton } from '@mantine/core'
import { useLanguage } from '../language.tsx'
import { useWords } from '../words.tsx'
import css from './language-button.module.css'

type Props = { onChange?: (language: 'en' | 'arb') => void }

/** Changes to the other language; its name stands in that language. */
export function LanguageButton({ onChange }: Props) {
  const { t } = useWords()
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'arb' : 'en'
  return (
    <UnstyledButton
      className={css.tool}
      lang={other === 'arb' ? 'ar' : 'en'}
      onClick={() => {
        void setLanguage(other)
        onChange?.(other)
      }}
    >
      {t('admin_other_language')}
    </UnstyledButton>
  )
}
