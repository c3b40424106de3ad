import { useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { NoReturn } from './no-return.tsx'
import { ReturnScreen } from './return-screen.tsx'
import { useReturn } from './use-return.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('return_page'), noIndex: true }),
}

export function Component() {
  const { returnToken = '' } = useParams()
  return <ReturnOf key={returnToken} token={returnToken} />
}

function ReturnOf({ token }: { token: string }) {
  const { asked, changes, gap, load, show } = useReturn(token)
  if (!asked) return <NoReturn kind={gap} onRetry={load} />
  return <ReturnScreen asked={asked} changes={changes} onChanged={show} onStale={load} />
}
