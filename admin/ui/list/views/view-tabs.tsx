import { Button } from '@mantine/core'
import type { ListName } from '@rimal/contract/staff/lists/list-columns'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../../words.tsx'
import { isolate } from '../../isolate.ts'
import { Notice } from '../../notice.tsx'
import { Said } from '../../said/said.tsx'
import { useSaid } from '../../said/use-said.ts'
import { type Tab, Tabs } from '../../tabs.tsx'
import { useChange } from '../../use-change.ts'
import css from '../list.module.css'
import { addressOfView } from './list-look.ts'
import type { ListLookState } from './use-list-look.ts'
import { useViewActs } from './use-view-acts.ts'

type Props<L extends ListName> = {
  label: string
  /** The views that come with the shop. */
  tabs: Tab[]
  current: string
  state: ListLookState<L>
  /** Takes the focus when the line about changes goes. */
  onBack: () => void
}

/** The shipped views of a list and the saved ones behind them. */
export function ViewTabs<L extends ListName>({ label, tabs, current, state, onBack }: Props<L>) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const { views, view, isChanged } = state
  const saved = views.map((one): Tab => ({
    key: one.id,
    title: isolate(one.name),
    to: `${pathname}${addressOfView(one)}`,
  }))
  const isInView = view !== undefined && !isChanged
  return (
    <>
      <Tabs label={label} tabs={[...tabs, ...saved]} current={isInView ? view.id : current} />
      {view?.isShared ? (
        <p className={css.sharedBy}>{t('list_view_shared_by', { name: isolate(view.by) })}</p>
      ) : null}
      <ViewChanged key={state.address.get('saved')} state={state} onBack={onBack} />
    </>
  )
}

type ChangedProps<L extends ListName> = Pick<Props<L>, 'state' | 'onBack'>

/** Says that the list is no longer the view from which it came, with the acts that save it or go back. */
function ViewChanged<L extends ListName>({ state, onBack }: ChangedProps<L>) {
  const { t } = useWords()
  const { view, isChanged } = state
  const { update } = useViewActs(state)
  const { said, say } = useSaid()
  const { run, isBusy, error } = useChange(async (known: ListView) => {
    await update(known)
    say(t('list_view_saved', { name: isolate(known.name) }))
  })
  return (
    <>
      <div className={said.sentence ? css.report : undefined}>
        <Said said={said} />
      </div>
      <Notice error={error} />
      {view && isChanged ? (
        <div className={css.changed}>
          <span>{t('list_view_changed', { name: isolate(view.name) })}</span>
          <Button component={Link} variant="subtle" to={addressOfView(view)} onClick={onBack}>
            {t('list_view_back')}
          </Button>
          {view.mayChange ? (
            <Button variant="subtle" loading={isBusy} onClick={() => void run(view)}>
              {t('list_view_update')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
