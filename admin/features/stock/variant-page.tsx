import { Button } from '@mantine/core'
import type { StockRow } from '@rimal/contract/staff/stock'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { AvailableUnits } from './available-units.tsx'
import { movementColumns } from './movement-columns.tsx'
import { useMovements } from './use-movements.ts'
import css from './stock.module.css'

/** One variant: its units, the act that changes them, and every movement. */
export function VariantPage() {
  const { sku = '' } = useParams()
  const variant = useRead('GET staff/get-stock/{sku}', { params: { sku } })
  return (
    <ReadOne read={variant} isIt={(row) => row.sku.toUpperCase() === sku.toUpperCase()}>
      {(row) => <Variant key={row.sku} row={row} />}
    </ReadOne>
  )
}

function Variant({ row }: { row: StockRow }) {
  const { t } = useWords()
  const { can } = useSession()
  const [isAdjusting, setAdjusting] = useState(false)
  return (
    <>
      <VariantHead row={row} />
      <Units row={row} />
      {can('stock.adjust') ? (
        <>
          <Button onClick={() => setAdjusting(true)}>{t('stock_adjust')}</Button>
          <AdjustDialog row={row} isOpen={isAdjusting} onClose={() => setAdjusting(false)} />
        </>
      ) : null}
      <div className={css.movements}>
        <Section title={t('stock_movements')}>
          <Movements sku={row.sku} />
        </Section>
      </div>
    </>
  )
}

function VariantHead({ row }: { row: StockRow }) {
  const { t } = useWords()
  const { productName, colorName, size, sku, picture } = row
  return (
    <header className={css.head}>
      <title>{`${productName} ${sku}`}</title>
      {picture ? <Picture picture={picture} width={72} /> : null}
      <div>
        <Crumb>
          <Link to="/stock">{t('admin_stock')}</Link> · <bdi dir="ltr">{sku}</bdi>
        </Crumb>
        <h1>
          <bdi>{productName}</bdi>
        </h1>
        <p>{[colorName, t('stock_size', { size })].join(' · ')}</p>
      </div>
    </header>
  )
}

function Units({ row }: { row: StockRow }) {
  const { t } = useWords()
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('stock_on_hand')}</dt>
        <dd>{row.onHand}</dd>
      </div>
      <div>
        <dt>{t('stock_reserved')}</dt>
        <dd>{row.reserved}</dd>
      </div>
      <div>
        <dt>{t('stock_available')}</dt>
        <dd>
          <AvailableUnits row={row} />
        </dd>
      </div>
    </dl>
  )
}

function Movements({ sku }: { sku: string }) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const list = useMovements(sku)
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (list.error && !rows) {
    return <Broken error={list.error} onAgain={() => void list.refetch()} />
  }
  if (rows?.length === 0) return <p className={ui.empty}>{t('stock_movements_empty')}</p>
  return (
    <>
      <Table
        caption={t('stock_movements')}
        columns={movementColumns(words, time)}
        rows={rows}
        keyOf={({ id }) => String(id)}
      />
      {list.hasNextPage ? (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('stock_older')}
        </Button>
      ) : null}
    </>
  )
}
