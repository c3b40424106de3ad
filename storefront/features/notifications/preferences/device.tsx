import type { Preferences } from '@rimal/contract/notifications'
import { useEffect, useState } from 'react'
import { answerOf } from '../../../api.ts'
import { device, type PushState } from '../../../device/device.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { attempt } from '../../../ui/toast.tsx'
import { allowHere, deviceState, stopHere } from '../device.ts'

/**
 * The choice whether this device shows notifications; it asks for permission only after the customer has
 * requested it here.
 */
export function Device({ own }: { own: Preferences }) {
  const { t } = useWords()
  const [state, setState] = useState<PushState | null>(null)
  const { busy, run } = useAction()
  const [asked] = useState(own)
  useEffect(() => void deviceState(asked).then(setState, () => setState('unable')), [asked])

  async function change(to: () => Promise<PushState>) {
    const now = await answerOf(to())
    return now ? setState(now) : { message: t('device_failed') }
  }
  const press = (to: () => Promise<PushState>) =>
    void attempt('device', () => run(() => change(to)))

  if (!state) return null
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('device_title')}</h2>
      <output className="block text-ink-2">
        {
          {
            unable: t(device.app ? 'device_unable_in_app' : 'device_unable'),
            refused: t(device.app ? 'device_refused_in_app' : 'device_refused'),
            off: t(device.app ? 'device_text_in_app' : 'device_text'),
            on: t('device_on'),
          }[state]
        }
      </output>
      {state === 'off' && (
        <Button kind="outline" busy={busy} onClick={() => press(() => allowHere(own))}>
          {t('device_allow')}
        </Button>
      )}
      {state === 'on' && (
        <TextButton className="text-small" disabled={busy} onClick={() => press(stopHere)}>
          {t('device_stop')}
        </TextButton>
      )}
    </div>
  )
}
