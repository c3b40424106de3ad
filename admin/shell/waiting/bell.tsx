import { Menu, UnstyledButton } from '@mantine/core'
import type { Waiting } from '@rimal/contract/staff/waiting'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { waitingPlaces } from '../../ui/waiting/waiting-places.ts'
import css from './waiting.module.css'
import { callingWork, isNew, newestOf, sumWaiting } from './sum-waiting.ts'
import { useLooked } from './use-looked.ts'
import { useWaiting } from './use-waiting.ts'

/** The bell of the top bar: how much needs a person, and the way to each list. */
export function Bell() {
  const { t } = useWords()
  const known = useWaiting({ isLive: true })
  const waiting = callingWork(known ?? [])
  const [looked, look] = useLooked()
  /** What was new when the list was opened; it stays marked while the list is open. */
  const [lookedBefore, setLookedBefore] = useState(looked)
  const count = sumWaiting(waiting, '/')
  const hasNew = waiting.some((work) => isNew(work, looked))
  const name =
    count > 0
      ? t(hasNew ? 'waiting_bell_new' : 'waiting_bell', { count: shortOf(count) })
      : t(known ? 'waiting_bell_none' : 'waiting_title')
  const open = () => {
    setLookedBefore(looked)
    look(newestOf(waiting))
  }
  return (
    <Menu position="bottom-end" offset={8} onOpen={open}>
      <Menu.Target>
        <UnstyledButton className={css.bell} aria-label={name}>
          <Icon name="bell" />
          {count > 0 ? (
            <span className={css.number} data-new={hasNew}>
              {shortOf(count)}
            </span>
          ) : null}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={css.list}>
        <Menu.Label>{t('waiting_title')}</Menu.Label>
        {known && waiting.length === 0 ? <Menu.Item disabled>{t('waiting_none')}</Menu.Item> : null}
        {waiting.map((work) => (
          <Item key={work.kind} work={work} isMarked={isNew(work, lookedBefore)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Item({ work: { kind, count }, isMarked }: { work: Waiting; isMarked: boolean }) {
  const { t } = useWords()
  const { to, isUrgent = false } = waitingPlaces[kind]
  return (
    <Menu.Item component={Link} to={to} className={css.item} data-urgent={isUrgent}>
      <b>{count}</b> <span>{t(`today_${kind}`, { count })}</span>{' '}
      {isMarked ? <small className={ui.micro}>{t('waiting_new')}</small> : null}
    </Menu.Item>
  )
}

/** Two figures fit into the mark. */
function shortOf(count: number): string {
  return count > 99 ? '99+' : String(count)
}
