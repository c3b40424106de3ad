import { Button, Menu } from '@mantine/core'
import { maxExcept } from '@rimal/contract/limits'
import type { Total } from '@rimal/contract/page-of'
import { Link } from 'react-router'
import { useWords } from '../../../words.tsx'
import foot from '../../foot/foot-bar.module.css'
import css from '../list.module.css'
import { type BulkAct, type BulkLink, doText } from './bulk-act.ts'
import type { Selection } from './selection.ts'

type Props<Filter> = {
  selection: Selection
  count: number
  total: Total
  acts: readonly BulkAct<Filter>[]
  links: readonly BulkLink[]
  /** How many of the selected rows an act changes; null where that is not known. */
  countChanged: (act: string) => number | null
  /** Whether no more rows can be left out of everything. */
  isFull: boolean
  isPageSelected: boolean
  onSelectPage: () => void
  onSelect: (selection: Selection) => void
  /** Selects nothing any more; the bar goes. */
  onNone: () => void
  onAct: (act: BulkAct<Filter>) => void
}

/** Stands at the foot while rows are selected: how many, a button that selects all that match, and the acts. */
export function BulkBar<Filter>(props: Props<Filter>) {
  const { selection, count, total, acts, links, isFull, onSelect, onAct } = props
  const { t } = useWords()
  const [first, ...others] = acts
  return (
    <section className={`${foot.bar} ${css.bulk}`} aria-label={t('list_bulk_acts')}>
      <div className={css.bulkSelection}>
        <output>{t('list_selected', { count })}</output>
        {isFull ? <output>{t('list_except_full', { max: maxExcept })}</output> : null}
        {props.isPageSelected ? null : (
          <Button variant="subtle" className={css.onPhone ?? ''} onClick={props.onSelectPage}>
            {t('list_select_page')}
          </Button>
        )}
        <SelectAll selection={selection} count={count} total={total} onSelect={onSelect} />
        <Button variant="subtle" onClick={props.onNone}>
          {t('list_select_none')}
        </Button>
      </div>
      <div className={css.bulkActs}>
        {links.map((link) => (
          <LinkButton key={link.key} link={link} selection={selection} count={count} />
        ))}
        {others.length > 0 ? (
          <Menu position="top-end" offset={4}>
            <Menu.Target>
              <Button variant="default">{t('admin_more')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((act) => (
                <Menu.Item key={act.key} onClick={() => onAct(act)}>
                  {act.title}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        {first ? (
          <Button
            variant="default"
            disabled={props.countChanged(first.key) === 0}
            onClick={() => onAct(first)}
          >
            {doText(first.title, props.countChanged(first.key), t)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

type SelectAllProps = Pick<Props<unknown>, 'selection' | 'count' | 'total' | 'onSelect'>

function SelectAll({ selection, count, total, onSelect }: SelectAllProps) {
  const { t } = useWords()
  if (selection.kind === 'all' || count >= total.count) return null
  if (!total.exact) return <span>{t('list_select_too_many', { max: total.count })}</span>
  return (
    <Button variant="subtle" onClick={() => onSelect({ kind: 'all', except: new Set() })}>
      {t('list_select_all', { number: total.count })}
    </Button>
  )
}

type LinkProps = { link: BulkLink; selection: Selection; count: number }

function LinkButton({ link, selection, count }: LinkProps) {
  const to =
    selection.kind === 'some' ? link.to([...selection.ids]) : link.toAll?.([...selection.except])
  if (to === undefined || count === 0 || count > link.max) return <span>{link.why}</span>
  return (
    <Button component={Link} variant="default" to={to}>
      {link.title}
    </Button>
  )
}
