import { useEffect } from 'react'
import { call } from '../api.ts'
import { useWords, type Words } from '../i18n/words.tsx'
import { chosenLanguage } from '../session/chosen-language.ts'
import { showToast } from '../ui/toast.tsx'

/** Late enough to cost the page nothing: both languages are known to the program anyway. */
const patienceMilliseconds = 3000

/** Asks once a visit which languages there are; a stored choice that is not among them becomes English. */
export function useLanguageList() {
  const { t } = useWords()
  useEffect(() => {
    const timer = setTimeout(() => void checkChoice(t), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [t])
}

async function checkChoice(t: Words['t']) {
  try {
    const { errorCode, result = [] } = await call('GET customer/language-list')
    if (errorCode === 0) storeKnownChoice(result.map(({ code }) => code))
    else showToast(t('failed_language_list'), { waits: true })
  } catch {
    showToast(t('error_language_list'), { waits: true })
  }
}

function storeKnownChoice(codes: string[]) {
  const stored = chosenLanguage.get()
  if (stored && !codes.includes(stored)) chosenLanguage.set('en')
}
