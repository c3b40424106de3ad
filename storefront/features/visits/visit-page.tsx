import { useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { NoVisit } from './no-visit.tsx'
import { useVisit } from './use-visit.ts'
import { VisitScreen } from './visit-screen.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('visit_page'), noIndex: true }),
}

export function Component() {
  const { visitToken = '' } = useParams()
  return <VisitOf key={visitToken} token={visitToken} />
}

function VisitOf({ token }: { token: string }) {
  const { state, load, show } = useVisit(token)
  if (state.kind !== 'known') return <NoVisit kind={state.kind} onRetry={() => void load()} />
  return <VisitScreen {...state} onChanged={show} onStale={() => void load()} />
}
