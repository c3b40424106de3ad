import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useLoginHint } from '../../../session/login-hint.ts'
import { Empty } from '../../../ui/empty.tsx'
import { DoorView } from '../../account/door-view.tsx'
import { doorOf } from '../../account/doors.ts'
import { CancelForm } from './cancel-form.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('cancel_title'), noIndex: true }),
}

/** The dialog of an order's page, for those who come by its address; `?order=` is its token or number. */
export function Component() {
  const loggedIn = useLoginHint()
  const [search] = useSearchParams()
  const order = search.get('order') ?? ''
  const isToken = /^[0-9a-f]{32}$/.test(order)
  // An order number opens the order only for its own customer.
  if (!isToken && !loggedIn) return <DoorView door={doorOf('/order-cancel-modal')} />
  if (order === '') return <WhichOrder />
  return <CancelOrder key={order} order={order} page={pageOf(order, isToken)} />
}

function pageOf(order: string, isToken: boolean): string {
  return isToken ? `/order/${order}` : `/order-details/${encodeURIComponent(order)}`
}

function WhichOrder() {
  const { t } = useWords()
  return (
    <div className="wrap pt-16 lg:pt-24">
      <Empty
        heading="h1"
        title={t('cancel_none_open')}
        text={t('cancel_none_open_text')}
        link={{ to: '/my-order', label: t('my_oders') }}
      />
    </div>
  )
}

function CancelOrder({ order, page }: { order: string; page: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const cancellation = () => void navigate(page, { replace: true })
  return (
    <div className="mx-auto max-w-[34rem] px-(--gutter) pt-8 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="pb-6 text-h2">{t('cancel_title')}</h1>
      <CancelForm order={order} onKeep={cancellation} onCancelled={cancellation} />
    </div>
  )
}
