import type { BannerState as State } from '@rimal/contract/content/banner-kinds'
import { StateMark, type StateKind } from '../../../ui/state-mark.tsx'
import { useWords } from '../../../words.tsx'

const kinds: Record<State, StateKind> = {
  shown: 'done',
  waiting: 'held',
  planned: 'waits',
  ended: 'ended',
  hidden: 'ended',
  gone: 'needs',
}

/** What shoppers see of a banner now. */
export function BannerState({ state }: { state: State }) {
  const { t } = useWords()
  return <StateMark kind={kinds[state]}>{t(`banners_state_${state}`)}</StateMark>
}
