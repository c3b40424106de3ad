import { useEffect, useState } from 'react'
import { answerOf } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { attempt } from '../../../ui/toast.tsx'
import { allowHere, type DeviceState, deviceState, stopHere } from '../device.ts'

/**
 * The choice whether this browser shows notifications; the browser asks for permission only after the customer has
 * requested it here.
 */
export function Device({ pushKey }: { pushKey: string }) {
  const { t } = useWords()
  const [state, setState] = useState<DeviceState | null>(null)
  const { busy, run } = useAction()
  useEffect(() => void deviceState().then(setState, () => setState('unable')), [])

  async function change(to: () => Promise<DeviceState>) {
    const now = await answerOf(to())
    return now ? setState(now) : { message: t('device_failed') }
  }
  const press = (to: () => Promise<DeviceState>) =>
    void attempt('device', () => run(() => change(to)))

  if (!state) return null
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('device_title')}</h2>
      <output className="block text-ink-2">
        {
          {
            unable: t('device_unable'),
            refused: t('device_refused'),
            off: t('device_text'),
            on: t('device_on'),
          }[state]
        }
      </output>
      {state === 'off' && (
        <Button kind="outline" busy={busy} onClick={() => press(() => allowHere(pushKey))}>
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
