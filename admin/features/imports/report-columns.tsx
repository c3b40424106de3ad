import type { RowChange, RowError, RowWarning } from '@rimal/contract/staff/imports'
import { isolate } from '../../ui/isolate.ts'
import { type Column, Micro } from '../../ui/table.tsx'
import type { Words } from '../../words.tsx'
import css from './imports.module.css'

/** The columns of the errors: the row, its column, what stands there and why it cannot be used. */
export function errorColumns({ t }: Words): Column<RowError & { index: number }>[] {
  return [
    { key: 'row', title: t('import_row'), cell: ({ line }) => line },
    { key: 'column', title: t('import_column'), cell: ({ column }) => <bdi>{column || '–'}</bdi> },
    {
      key: 'value',
      title: t('import_value'),
      onPhone: 'wide',
      cell: ({ value }) =>
        value === '' ? (
          <span className={css.quiet}>{t('import_empty')}</span>
        ) : (
          <bdi className={css.wrong}>{value}</bdi>
        ),
    },
    {
      key: 'wrong',
      title: t('import_wrong'),
      onPhone: 'wide',
      cell: ({ code, hint }) => t(`import_wrong_${code}`, { hint: isolate(hint) }),
    },
  ]
}

/** The columns of the warnings: the row, its column, what stands there and what is strange about it. */
export function warningColumns({ t }: Words): Column<RowWarning>[] {
  return [
    { key: 'row', title: t('import_row'), cell: ({ line }) => line },
    { key: 'column', title: t('import_column'), cell: ({ column }) => <bdi>{column}</bdi> },
    {
      key: 'value',
      title: t('import_value'),
      onPhone: 'wide',
      cell: ({ value }) => <bdi>{value}</bdi>,
    },
    {
      key: 'strange',
      title: t('import_strange'),
      onPhone: 'wide',
      cell: ({ code }) => t(`import_strange_${code}`),
    },
  ]
}

/** The columns of the changes: the variant, its column, and the value before and after. */
export function changeColumns({ t }: Words): Column<RowChange>[] {
  return [
    { key: 'row', title: t('import_row'), cell: ({ line }) => line },
    {
      key: 'variant',
      title: t('import_variant'),
      cell: ({ product, sku }) => (
        <>
          <bdi>{product}</bdi>
          <Micro>
            <bdi>{sku}</bdi>
          </Micro>
        </>
      ),
    },
    { key: 'column', title: t('import_column'), cell: ({ column }) => <bdi>{column}</bdi> },
    {
      key: 'from',
      title: t('import_from'),
      cell: ({ from }) => <bdi className={css.quiet}>{from || '–'}</bdi>,
    },
    {
      key: 'to',
      title: t('import_to'),
      onPhone: 'wide',
      cell: ({ to }) => <bdi>{to || '–'}</bdi>,
    },
  ]
}
