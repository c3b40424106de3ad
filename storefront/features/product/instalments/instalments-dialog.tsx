import { useWords } from '../../../i18n/words.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Which part is paid when. */
export function InstalmentsDialog(props: {
  parts: number[]
  money: (amount: number) => string
  open: boolean
  onClose: () => void
}) {
  const { parts, money, open, onClose } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('instalments_title')}>
      <dl>
        {parts.map((part, index) => (
          <div
            key={index}
            className="flex justify-between gap-4 border-b border-rule py-3 leading-tight first:pt-0"
          >
            <dt className="text-ink-2">
              {index === 0 ? t('instalments_today') : t('instalments_after', { count: index })}
            </dt>
            <dd>
              <bdi>{money(part)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-5">{t('instalments_text')}</p>
    </Dialog>
  )
}
