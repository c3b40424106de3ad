import { formatDay } from '@rimal/contract/dates'
import type { ProductionRow } from '@rimal/contract/staff/production'
import { Link } from 'react-router'
import { isolate } from '../../ui/isolate.ts'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { type Words, useWords } from '../../words.tsx'
import { ItemActs } from './item-acts.tsx'
import css from './production.module.css'
import { stageKindOf } from './stage-kind.ts'

/**
 * The columns of the list of production items. `onDone` gets the sentence of
 * what was done; null if the reader may not change anything.
 */
export function productionColumns(
  { t, language }: Words,
  onDone: ((sentence: string) => void) | null,
): ListColumns<'production', ProductionRow> {
  return {
    item: { title: t('sewing_garment'), cell: (item) => <Garment item={item} /> },
    due: {
      title: t('sewing_due'),
      isNumber: true,
      cell: ({ dueOn, late }) => {
        const day = formatDay(dueOn, language, { weekday: true })
        return late ? <StateMark kind="needs">{t('sewing_overdue', { day })}</StateMark> : day
      },
    },
    order: {
      title: t('sewing_order'),
      cell: ({ orderNumber, orderStatus, line }) => (
        <>
          <Link to={`/orders/${orderNumber}`}>
            <bdi>{orderNumber}</bdi>
          </Link>
          <Micro>{t('sewing_line', { line })}</Micro>
          {orderStatus === 'on_hold' ? (
            <StateMark kind="held">{t('sewing_on_hold')}</StateMark>
          ) : null}
        </>
      ),
    },
    stage: {
      title: t('sewing_stage'),
      cell: ({ state, tailor, question }) => (
        <>
          <StateMark kind={stageKindOf[state]}>{t(`staff_stage_${state}`)}</StateMark>
          {tailor ? (
            <Micro>
              <bdi>{tailor}</bdi>
            </Micro>
          ) : null}
          {question ? <Micro>{t('sewing_asked', { question: isolate(question) })}</Micro> : null}
        </>
      ),
    },
    acts: {
      title: t('sewing_next'),
      onPhone: 'wide',
      cell: (item) => (onDone ? <ItemActs item={item} onDone={onDone} /> : null),
    },
    tailor: {
      title: t('sewing_set_tailor'),
      onPhone: 'hidden',
      cell: ({ tailor }) => (tailor ? <bdi>{tailor}</bdi> : t('sewing_no_tailor')),
    },
  }
}

function Garment({ item }: { item: ProductionRow }) {
  const { t } = useWords()
  const { lineId, picture, name, colorName, size, quantity, remarks } = item
  const facts = [
    colorName,
    size === null ? t('sewing_measured') : t('sewing_size', { size }),
    quantity > 1 ? t('sewing_units', { count: quantity }) : '',
  ]
  return (
    <div className={css.garment}>
      <Picture picture={picture} width={36} />
      <div>
        <Link className={ui.rowLink} to={`/production/${lineId}/card`}>
          <bdi>{name}</bdi>
        </Link>
        <Micro>{facts.filter(Boolean).join(' · ')}</Micro>
        {remarks ? (
          <span className={css.remark} dir="auto">
            {remarks}
          </span>
        ) : null}
      </div>
    </div>
  )
}
