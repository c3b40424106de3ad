import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { whatsappAddress } from './options.ts'

/** An address by WhatsApp, or copied. */
export function ShareOptions(props: { title: string; address: string; onDone?: () => void }) {
  const { title, address, onDone } = props
  const { t } = useWords()

  async function copy() {
    const failure = await navigator.clipboard.writeText(address).then(
      () => showToast(t('share_copied')),
      // It stays to be copied by hand.
      () => ({ message: address }),
    )
    onDone?.()
    return failure
  }

  const row = 'flex min-h-13 w-full items-center gap-3.5 border-b border-rule hover:text-oud'
  return (
    <div className="text-body">
      <a
        href={whatsappAddress('', `${title}\n${address}`)}
        target="_blank"
        rel="noreferrer"
        className={row}
      >
        <Icon name="whatsapp" />
        {t('share_by_whatsapp')}
      </a>
      <button type="button" onClick={() => void attempt('copy', copy)} className={row}>
        <Icon name="copy" />
        {t('share_copy')}
      </button>
    </div>
  )
}
