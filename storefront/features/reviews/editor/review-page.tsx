import { useParams } from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useLoginHint } from '../../../session/login-hint.ts'
import { DoorView } from '../../account/door-view.tsx'
import { doorOf } from '../../account/doors.ts'
import { ReviewScreen } from './review-screen.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('review_page'), noIndex: true }),
}

export function Component() {
  const { lineId = '' } = useParams()
  if (!useLoginHint()) return <DoorView door={doorOf('/order-details')} />
  return <ReviewScreen key={lineId} lineId={lineId} />
}
