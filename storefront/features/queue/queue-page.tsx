import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { tryCall } from '../../api.ts'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { rememberAdmission } from './admission.ts'
import { queueAddress } from './queue-address.ts'
import { OpeningScreen, QueueScreen, WaitingScreen } from './queue-screen.tsx'
import { useQueue } from './use-queue.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('queue_title'), noIndex: true }),
}

export function Component() {
  const [params] = useSearchParams()
  const product = params.get('product') ?? undefined
  return <Queue key={product} product={product} />
}

function Queue({ product }: { product: string | undefined }) {
  const { t } = useWords()
  const { state, product: named, failure, again } = useQueue(product)
  const target = useTarget(named?.address)
  const enter = useEnter(product, target, again)
  useWhenOpen(state?.stage === 'closed', enter.leave)

  if (!state && failure !== null) {
    return (
      <QueueScreen title={t('queue_title')}>
        <ErrorNote onRetry={again}>{failure || t('checkout_no_answer')}</ErrorNote>
      </QueueScreen>
    )
  }
  switch (state?.stage) {
    case 'opening':
      return <OpeningScreen state={state} />
    case 'waiting':
      return <WaitingScreen state={state} name={named?.name} />
    case 'sold_out':
      return (
        <QueueScreen
          title={t('queue_sold_out', { name: named?.name ?? '' })}
          text={t('queue_sold_out_text')}
        >
          <TextLink to={target}>{t('queue_see_product')}</TextLink>
        </QueueScreen>
      )
    case 'admitted':
      return <Admitted onEnter={enter.enter} />
    default:
      return <QueueScreen title={t('queue_joining')} busy />
  }
}

const readMs = 3000
const retryMs = 6000

/**
 * Goes on by itself once the sentence could be read, and only while somebody sees the page: the minutes count then.
 * Tries again where the shop did not let the shopper in.
 */
function Admitted({ onEnter }: { onEnter: () => Promise<boolean> }) {
  const { t } = useWords()
  const [failures, addFailure] = useReducer((before: number) => before + 1, 0)
  const enter = useCallback(async () => {
    if (!(await onEnter())) addFailure()
  }, [onEnter])
  useEffect(() => {
    const title = document.title
    document.title = t('queue_admitted')
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitMs = failures === 0 ? readMs : retryMs
    const onSeen = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void enter(), waitMs)
    }
    onSeen()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
      document.title = title
    }
  }, [enter, failures, t])
  return (
    <QueueScreen title={t('queue_admitted')} text={t('queue_admitted_text')} busy>
      <Button onClick={() => void enter()}>{t('queue_enter')}</Button>
    </QueueScreen>
  )
}

/** Where the shopper came from, else the page of the product. */
function useTarget(address: string | undefined): string {
  const { state } = useLocation()
  const from: unknown = state?.from
  if (typeof from === 'string' && from.startsWith('/')) return from
  return address === undefined ? '/home' : `/product-details/${address}`
}

function useEnter(product: string | undefined, target: string, again: () => void) {
  const navigate = useNavigate()
  const underWay = useRef(false)
  const leave = useCallback(() => void navigate(target, { replace: true }), [navigate, target])
  const enter = useCallback(async () => {
    // The call under way says itself how it ended.
    if (underWay.current) return true
    underWay.current = true
    const body = product === undefined ? {} : { product }
    const reply = await tryCall('POST queue/enter', { body })
    underWay.current = false
    if (!reply?.result) {
      // Only a refusal says that the turn has passed.
      if (queueAddress(reply) !== null) again()
      return false
    }
    if (product !== undefined) rememberAdmission(product, reply.result.until)
    leave()
    return true
  }, [product, leave, again])
  return { enter, leave }
}

function useWhenOpen(isOpen: boolean, leave: () => void) {
  useEffect(() => {
    if (isOpen) leave()
  }, [isOpen, leave])
}
