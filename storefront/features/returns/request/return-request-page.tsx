import { useParams } from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useLoginHint } from '../../../session/login-hint.ts'
import { DoorView } from '../../account/door-view.tsx'
import { doorOf } from '../../account/doors.ts'
import { ReturnRequestScreen } from './return-request-screen.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('return_page'), noIndex: true }),
}

/**
 * The form for returning units of a delivered order, named by its token or, for the customer's own orders, its
 * number.
 */
export function Component() {
  const { order = '' } = useParams()
  const loggedIn = useLoginHint()
  const isToken = /^[0-9a-f]{32}$/.test(order)
  if (!isToken && !loggedIn) return <DoorView door={doorOf('/order-details')} />
  const page = isToken ? `/order/${order}` : `/order-details/${encodeURIComponent(order)}`
  return <ReturnRequestScreen key={order} order={order} page={page} />
}
