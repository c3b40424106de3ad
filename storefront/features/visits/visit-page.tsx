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
  const { visit, changes, gap, load, show } = useVisit(token)
  if (!visit) return <NoVisit kind={gap} onRetry={load} />
  return <VisitScreen visit={visit} changes={changes} onChanged={show} onStale={load} />
}
