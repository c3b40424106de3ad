import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Switch } from '../../ui/switch.tsx'
import { attempt } from '../../ui/toast.tsx'

/**
 * The choice whether the customer is notified when a product is available again or costs less; the preferences say
 * by which channel.
 */
export function WishlistNotifications({
  notifies,
  onNotify,
}: {
  notifies: boolean
  onNotify: (on: boolean) => void
}) {
  const { t } = useWords()
  const { run } = useAction()

  async function change(notifies: boolean) {
    onNotify(notifies)
    const reply = await tryCall('POST wishlist/notify', { body: { notifies } })
    if (reply?.result) return undefined
    onNotify(!notifies)
    return reply
  }

  return (
    <Switch
      on={notifies}
      onChange={(on) => void attempt('wishlist notifications', () => run(() => change(on)))}
      label={t('wishlist_notify')}
      hint={t('wishlist_notify_hint')}
      className="mt-10 max-w-[38rem] border-y border-rule py-4 lg:mt-14"
    />
  )
}
