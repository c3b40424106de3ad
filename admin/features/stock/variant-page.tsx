import { Button } from '@mantine/core'
import type { StockMovement, StockRow } from '@rimal/contract/staff/stock'
import { stockMovementKinds } from '@rimal/contract/stock/stock-kinds'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { AvailableUnits } from './available-units.tsx'
import { movementColumns } from './movement-columns.tsx'
import css from './stock.module.css'

/** One variant: its units, the act that changes them, and every movement. */
export function VariantPage() {
  const { sku = '' } = useParams()
  const variant = useRead('GET staff/get-stock/{sku}', { params: { sku } })
  return (
    <ReadOne
      read={variant}
      isIt={(row) => row.barcode === sku || row.sku.toUpperCase() === sku.toUpperCase()}
    >
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
  const { productName, colorName, size, sku, barcode, picture } = row
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
        {barcode === null ? null : (
          <p>
            {t('stock_barcode')}: <bdi dir="ltr">{barcode}</bdi>
          </p>
        )}
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
  const address = useListAddress()
  const kind = address.oneOf('kind', stockMovementKinds)
  const query = { sku, ...(kind ? { kind } : {}), ...address.page }
  const all = {
    key: 'all',
    title: t('stock_movements_all'),
    to: `/stock/${encodeURIComponent(sku)}`,
  }
  return (
    <FullList
      list="movements"
      caption={t('stock_movements')}
      address={address}
      searchLabel={t('stock_movements_search')}
      views={{ label: t('stock_movements'), tabs: [all], current: 'all' }}
      filters={[
        {
          name: 'kind',
          title: t('stock_why'),
          value: kind ?? '',
          every: t('stock_every_kind'),
          choices: stockMovementKinds.map((one) => ({ value: one, label: t(`stock_kind_${one}`) })),
        },
      ]}
      columns={movementColumns(words, time)}
      keyOf={({ id }: StockMovement) => String(id)}
      read={useRead('GET staff/list-stock-movements', { query })}
      empty={t('stock_movements_empty')}
      {...useListFile('GET staff/download-stock-movements', { query })}
    />
  )
}
