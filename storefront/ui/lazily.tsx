import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { attempt } from './toast.tsx'

/** Without a way to try again: the dialog is opened by the button that was pressed. */
const noAnswer = { message: '' }

/** Functions that load the code of each dialog that the loaded code can open; they run when the browser is idle. */
export const waitingDialogs: (() => Promise<unknown>)[] = []

/**
 * A dialog whose code comes when idle, or when it is first opened. Where it does not come, the page stays
 * and says so, and pressing again asks again: React's own `lazy` never forgets a failure.
 */
export function lazily<Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let code: ComponentType<Props> | undefined
  const fetchCode = async () => {
    code ??= await load()
  }
  waitingDialogs.push(fetchCode)

  return function Lazy(props: Props) {
    const { open, onClose } = props
    const [Opened, setOpened] = useState<ComponentType<Props>>()
    if (open && code && !Opened) setOpened(() => code)
    const onFailed = useEffectEvent(() => {
      onClose()
      return noAnswer
    })
    useEffect(() => {
      if (!open) return
      void attempt('dialog', () => fetchCode().then(() => setOpened(() => code), onFailed))
    }, [open])
    return Opened ? <Opened {...props} /> : null
  }
}
