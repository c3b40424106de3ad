import { useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Whether she hears of a piece that is back or costs less; how she does, her preferences say. */
export function WishlistNotifications({
  notifies,
  onNotify,
}: {
  notifies: boolean
  onNotify: (on: boolean) => void
}) {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function change(notifies: boolean) {
    if (busy) return
    setBusy(true)
    onNotify(notifies)
    const reply = await call('POST wishlist/notify', { body: { notifies } }).catch(() => null)
    setBusy(false)
    if (reply?.result) return
    onNotify(!notifies)
    showToast(reply?.message ?? t('no_answer'))
  }

  return (
    <Switch
      on={notifies}
      onChange={(on) => void change(on)}
      label={t('wishlist_notify')}
      hint={t('wishlist_notify_hint')}
      className="mt-10 max-w-[38rem] border-y border-rule py-4 lg:mt-14"
    />
  )
}
