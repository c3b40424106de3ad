import { Button, TextInput } from '@mantine/core'
import { maxStockChanges } from '@rimal/contract/stock/stock-kinds'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { Crumb, PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useWords } from '../../words.tsx'
import { countColumns } from './count-columns.tsx'
import { type CountedLine, removeLine, setCounted } from './stock-take.ts'
import css from './stock.module.css'
import { type Missed, useStockTake } from './use-stock-take.ts'

/** A stock-take: SKUs are scanned or typed, counted up, compared with what is expected, and saved together. */
export function CountPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <Crumb>
        <Link to="/stock">{t('admin_stock')}</Link>
      </Crumb>
      <PageHead title={t('stock_take')} lede={t('stock_take_lede')} />
      {can('stock.adjust') ? <StockTake /> : null}
    </>
  )
}

function StockTake() {
  const words = useWords()
  const { t } = words
  const take = useStockTake()
  const { lines, setLines, missed, saved, refused, isReady } = take
  const columns = countColumns(words, {
    onCount: (sku, counted) => setLines((earlier) => setCounted(earlier, sku, counted)),
    onRemove: (sku) => setLines((earlier) => removeLine(earlier, sku)),
    refused,
  })
  return (
    <>
      <ScanField onScan={(sku) => void take.scan(sku)} missed={missed} />
      <output className={css.last}>
        {saved > 0 ? t('stock_take_saved', { count: saved }) : <Last line={lines[0]} />}
      </output>
      <Notice error={take.error} />
      {lines.length === 0 ? (
        <p className={ui.empty}>{t('stock_take_empty')}</p>
      ) : (
        <>
          <Table
            caption={t('stock_take')}
            columns={columns}
            rows={lines}
            keyOf={({ sku }) => sku}
          />
          <div className={css.save}>
            <p>{t('stock_take_effect')}</p>
            <Button
              loading={take.isBusy}
              data-disabled={!isReady || undefined}
              aria-disabled={!isReady}
              onClick={() => void take.save()}
            >
              {t('stock_take_save', { count: lines.length })}
            </Button>
          </div>
        </>
      )}
      <LeaveGuard
        isOn={lines.length > 0}
        changes={lines.length}
        onSave={async () => isReady && (await take.save())}
      />
    </>
  )
}

/** A scanner types the barcode or the SKU and presses Enter; the field is empty at once for the next one. */
function ScanField({ onScan, missed }: { onScan: (sku: string) => void; missed: Missed | null }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const field = useFirstFocus<HTMLInputElement>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyped('')
    field.current?.focus()
    onScan(typed)
  }
  return (
    <form className={css.scan} onSubmit={submit}>
      <TextInput
        ref={field}
        label={t('stock_take_scan')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={missed ? <MissedText missed={missed} /> : undefined}
      />
      <Button type="submit" variant="default">
        {t('stock_take_add')}
      </Button>
    </form>
  )
}

function MissedText({ missed: { sku, why } }: { missed: Missed }) {
  const { t } = useWords()
  if (why === 'full') return t('stock_take_full', { max: maxStockChanges })
  return t(`stock_take_${why}`, { sku: isolate(sku) })
}

/** Says what was counted last, for those who look at the garment and not at the screen. */
function Last({ line }: { line: CountedLine | undefined }) {
  const { t } = useWords()
  if (!line?.row) return null
  const { productName, colorName, size } = line.row
  const name = [productName, colorName, t('stock_size', { size })].join(' · ')
  return t('stock_take_last', { name: isolate(name), counted: line.counted })
}
