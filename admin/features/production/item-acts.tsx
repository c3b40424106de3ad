import { Button, Menu } from '@mantine/core'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { ProductionItem } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { Micro } from '../../ui/table.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { DayDialog } from './day-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { isAgain, isInProduction, possibleMoves, whyNoMove } from './possible-moves.ts'
import css from './production.module.css'
import { readsOfProduction } from './reads-of-production.ts'
import { TailorDialog } from './tailor-dialog.tsx'

type Props = {
  item: ProductionItem
  /** Gets the sentence that says what was done. */
  onDone: (sentence: string) => void
}

type Opened = { move: ProductionStage } | 'day' | 'tailor' | null

/** The usual next step of an item as a button, and everything else in a menu. */
export function ItemActs({ item, onDone }: Props) {
  const { t } = useWords()
  const { orderNumber, lineId } = item
  const { main } = possibleMoves(item)
  const [opened, setOpened] = useState<Opened>(null)
  const send = useSend(readsOfProduction)
  const { run, isBusy, error } = useChange(async (to: ProductionStage) => {
    await send('POST staff/change-production-stage', { body: { orderNumber, lineId, state: to } })
    onDone(t('sewing_moved', { item: isolate(orderNumber), stage: t(`staff_stage_${to}`) }))
  })
  const close = () => setOpened(null)
  const done = (sentence: string) => {
    close()
    onDone(sentence)
  }
  // The cut ends the right to cancel and gets its tailor, so its effect is said before.
  const take = (to: ProductionStage) => (to === 'cutting' ? setOpened({ move: to }) : void run(to))
  const move = opened !== null && typeof opened === 'object' ? opened.move : null
  return (
    <div className={css.acts}>
      <div className={css.actRow}>
        {main ? (
          <Button variant="default" loading={isBusy} onClick={() => take(main)}>
            {t(`sewing_step_${main}`)}
          </Button>
        ) : null}
        {isInProduction(item) ? <MoreMenu item={item} onOpen={setOpened} /> : null}
      </div>
      <Blocked item={item} />
      <Notice error={error} />
      {move ? <MoveDialog item={item} to={move} onClose={close} onDone={done} /> : null}
      {opened === 'day' ? <DayDialog item={item} onClose={close} onDone={done} /> : null}
      {opened === 'tailor' ? <TailorDialog item={item} onClose={close} onDone={done} /> : null}
    </div>
  )
}

function Blocked({ item }: { item: ProductionItem }) {
  const { t } = useWords()
  const why = whyNoMove(item)
  return why ? <Micro>{t(`sewing_blocked_${why}`)}</Micro> : null
}

type MenuProps = { item: ProductionItem; onOpen: (opened: Opened) => void }

/** The other moves; one that is not possible is not there. */
function MoreMenu({ item, onOpen }: MenuProps) {
  const { t } = useWords()
  const { lineId, state, productionItem } = item
  const { main, others } = possibleMoves(item)
  const titleOf = (to: ProductionStage) =>
    isAgain(state, to) ? t(`sewing_again_${to}`) : t(`sewing_step_${to}`)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label={t('sewing_acts', { item: isolate(productionItem) })}>
          <Icon name="more" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {main && main !== 'cutting' ? (
          <Menu.Item onClick={() => onOpen({ move: main })}>
            {t('sewing_with_note', { step: titleOf(main) })}
          </Menu.Item>
        ) : null}
        {others.map((to) => (
          <Menu.Item key={to} onClick={() => onOpen({ move: to })}>
            {titleOf(to)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onOpen('day')}>{t('sewing_change_day')}</Menu.Item>
        <Menu.Item onClick={() => onOpen('tailor')}>{t('sewing_set_tailor')}</Menu.Item>
        <Menu.Item component={Link} to={`/production/${lineId}/card`}>
          {t('sewing_card')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
