import { useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Whether she hears of a piece that is back or costs less; how she does, her preferences say. */
export function TellNews({ tells, onTells }: { tells: boolean; onTells: (on: boolean) => void }) {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function change(tellsNews: boolean) {
    if (busy) return
    setBusy(true)
    onTells(tellsNews)
    const reply = await call('POST wishlist/tell-news', { body: { tellsNews } }).catch(() => null)
    setBusy(false)
    if (reply?.result) return
    onTells(!tellsNews)
    showToast(reply?.message ?? t('no_answer'))
  }

  return (
    <Switch
      on={tells}
      onChange={(on) => void change(on)}
      label={t('wishes_tell')}
      hint={t('wishes_tell_hint')}
      className="mt-10 max-w-[38rem] border-y border-rule py-4 lg:mt-14"
    />
  )
}
