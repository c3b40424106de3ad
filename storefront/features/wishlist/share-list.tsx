import { languagePath } from '@rimal/contract/language'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { shopOrigin } from '../../device/device.ts'
import { findShare } from '../../device/find-share.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { ShareOptions } from '../contact/share-options.tsx'

type Props = { token: string | null; onToken: (token: string | null) => void }

/** The link to the customer's list: the customer creates it and ends it. */
export function ShareList({ token, onToken }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('wishlist_share')}
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('wishlist_share')}>
        {token ? <Shared token={token} onToken={onToken} /> : <NotShared onToken={onToken} />}
      </Dialog>
    </>
  )
}

function NotShared({ onToken }: Pick<Props, 'onToken'>) {
  const { t } = useWords()
  const { busy, run } = useAction()

  async function make() {
    const reply = await tryCall('POST wishlist/make-share-link', { body: {} })
    if (!reply?.result) return reply
    return onToken(reply.result.token)
  }

  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{t('wishlist_share_text')}</p>
      <Button full busy={busy} onClick={() => void attempt('share the list', () => run(make))}>
        {t('wishlist_share_make')}
      </Button>
    </div>
  )
}

function Shared({ token, onToken }: { token: string; onToken: Props['onToken'] }) {
  const { t, language } = useWords()
  const { name } = useShop()
  const title = t('wishlist_shared_title', { name })
  const address = new URL(languagePath(language, `/wishlist/${token}`), shopOrigin()).href
  const share = findShare()

  async function stop() {
    const reply = await tryCall('POST wishlist/stop-sharing', { body: {} })
    if (reply?.errorCode !== 0) return reply
    onToken(null)
    return showToast(t('wishlist_share_stopped'))
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('wishlist_share_text')}</p>
      <p className="border-s border-gold ps-4 text-small">
        <span className="ltr wrap-anywhere">{address}</span>
      </p>
      <ShareOptions title={title} address={address} />
      {share && (
        <Button kind="outline" full onClick={() => void share({ title, url: address })}>
          {t('wishlist_share_otherwise')}
        </Button>
      )}
      <p className="text-small text-ink-2">
        <TextButton className="text-alert" onClick={() => void attempt('share the list', stop)}>
          {t('wishlist_share_stop')}
        </TextButton>
      </p>
    </div>
  )
}
