import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../session.ts'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useWords } from '../../../words.tsx'
import { GridBar } from './grid-bar.tsx'
import css from './grid.module.css'
import { type GridStore, makeGridStore } from './grid-store.ts'
import { ProblemList } from './problem-list.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { GridContent } from './rules/after-save.ts'
import { summaryOf, usualKind } from './rules/summary.ts'
import { canOpenAll, firstOpen, rowsOf } from './rules/rows.ts'
import { useColumns } from './use-columns.ts'
import { type GridActs, useGridActs } from './use-grid-acts.ts'
import { type GridPlace, useGridPlace } from './use-grid-place.ts'
import { type StockReason, useSaveGrid } from './use-save-grid.ts'

type Props = { first: readonly GridProduct[]; currency: string }

/** The grid with what is typed into it, from reading to saving. */
export function GridEdit({ first, currency }: Props) {
  const { language } = useWords()
  const { can } = useSession()
  const [store] = useState(() => makeGridStore(first, currency))
  const content = useSyncExternalStore(store.subscribe, store.get)
  const [open, setOpen] = useState(() => firstOpen(first))
  const { said, say } = useSaid()
  const { columns, titleOf } = useColumns(currency)
  const rows = useMemo(() => rowsOf(content.products, open), [content.products, open])
  const place = useGridPlace({ rows, columns: columns.length })
  const shared = {
    sheet: { rows, columns, canWeigh: can('products.weigh') },
    place,
    currency,
    isMirrored: language === 'arb',
    onFold: (id: string) => setOpen((now) => toggled(now, id)),
  }
  const acts = useGridActs({
    ...shared,
    store,
    onOpen: (id) => setOpen((now) => new Set([...now, id])),
    say: (sentence) => say(sentence, false),
  })
  useUndoKeys(acts)
  return (
    <div className={css.page}>
      <ProblemList content={content} currency={currency} titleOf={titleOf} onGo={acts.goToCell} />
      <Said said={said} />
      <Folding products={content.products} open={open} onOpen={setOpen} />
      <ProductGrid {...shared} content={content} acts={acts} open={open} titleOf={titleOf} />
      <Saving store={store} currency={currency} place={place} say={say} />
    </div>
  )
}

function useUndoKeys({ undo, redo }: GridActs) {
  useHotkeys([
    ['mod+Z', undo, { usePhysicalKeys: true }],
    ['mod+shift+Z', redo, { usePhysicalKeys: true }],
    ['mod+Y', redo, { usePhysicalKeys: true }],
  ])
}

type SavingProps = {
  store: GridStore
  currency: string
  place: GridPlace
  say: (sentence: string, takesFocus: boolean) => void
}

/** The bar that saves, ⌘S, and the question before the page is left with changes. */
function Saving({ store, currency, place, say }: SavingProps) {
  const { t } = useWords()
  const content = useSyncExternalStore(store.subscribe, store.get)
  // What was chosen for the changes that are not saved yet.
  const [chosen, setChosen] = useState<Partial<StockReason>>({})
  const bar = useRef<HTMLElement>(null)
  const reasonIn = (now: GridContent) => ({ kind: usualKind(now, currency), note: '', ...chosen })
  const summary = summaryOf(content, currency)
  const isEditing = place.editing !== null
  const { run, isBusy, error } = useSaveGrid({ store, currency })
  const save = async () => {
    // The bar goes with the last change, and its buttons cannot have the focus meanwhile.
    const isFromBar = bar.current?.contains(document.activeElement) ?? false
    // An edit ends when its field loses the focus, which goes back to the cell.
    if (isEditing && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur()
      place.focusActive()
    }
    const reason = reasonIn(store.get())
    const isDone = await run(reason, (saved, refused) => {
      const left = refused > 0 ? [t('grid_refused', { count: refused })] : []
      say([t('grid_saved', { count: saved }), ...left].join(' '), isFromBar)
    })
    const isAll = isDone && Object.keys(store.get().edits).length === 0
    if (isAll) setChosen({})
    // What may be saved without an answer is sent again for the same reason.
    if (!isDone) setChosen(reason)
    return isAll
  }
  useHotkeys([['mod+S', () => void save(), { usePhysicalKeys: true }]], [], true)
  return (
    <>
      <Notice error={error} />
      <GridBar
        {...summary}
        ref={bar}
        reason={reasonIn(content)}
        isBusy={isBusy}
        onReason={(part) => setChosen({ ...chosen, ...part })}
        onDiscard={() => {
          store.discard()
          setChosen({})
          say(t('grid_discarded'), true)
        }}
        onSave={() => void save()}
      />
      <LeaveGuard isOn={summary.cells > 0 || isEditing} changes={summary.cells} onSave={save} />
    </>
  )
}

type FoldingProps = {
  products: readonly GridProduct[]
  open: ReadonlySet<string>
  onOpen: (open: ReadonlySet<string>) => void
}

function Folding({ products, open, onOpen }: FoldingProps) {
  const { t } = useWords()
  const isAllOpen = open.size === products.length
  if (!isAllOpen && !canOpenAll(products)) return null
  return (
    <div className={css.folding}>
      <Button
        variant="subtle"
        onClick={() => onOpen(new Set(isAllOpen ? [] : products.map(({ id }) => id)))}
      >
        {t(isAllOpen ? 'grid_fold_all' : 'grid_open_all')}
      </Button>
    </div>
  )
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}
