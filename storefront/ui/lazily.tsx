import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { showToast } from './toast.tsx'

/** Asks for the code of each dialog that can be opened from what is loaded; whoever has time takes them. */
export const waitingDialogs: (() => Promise<unknown>)[] = []

/**
 * A dialog whose code comes when idle, or when it is first opened. Where it does not come, the page
 * stays, she is told, and pressing again asks again: React's own `lazy` never forgets a failure.
 */
export function lazily<Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let code: ComponentType<Props> | undefined
  const fetchCode = async () => {
    code = await load()
  }
  waitingDialogs.push(fetchCode)

  return function Lazy(props: Props) {
    const { open, onClose } = props
    const { t } = useWords()
    const [Opened, setOpened] = useState<ComponentType<Props>>()
    if (open && code && !Opened) setOpened(() => code)
    const onFailed = useEffectEvent(() => {
      showToast(t('no_answer'))
      onClose()
    })
    useEffect(() => {
      if (!open || Opened) return
      fetchCode().then(() => setOpened(() => code), onFailed)
    }, [open, Opened])
    return Opened ? <Opened {...props} /> : null
  }
}
