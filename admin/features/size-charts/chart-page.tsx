import { textIn } from '@rimal/contract/language'
import { maxChartName } from '@rimal/contract/staff/size-chart-kinds'
import type { StaffSizeChart } from '@rimal/contract/staff/size-charts'
import { useParams } from 'react-router'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { TextInBoth } from '../../ui/form/text-in-both.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Section } from '../../ui/page-head.tsx'
import { DeleteRecord } from '../../ui/record/delete-record.tsx'
import { RecordHead } from '../../ui/record/record-head.tsx'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { type ChartEdit, fieldsOf, savedOf, viewOf } from './chart-form.ts'
import css from './charts.module.css'
import { ColumnsPart } from './columns-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { useChartTexts } from './use-chart-texts.ts'
import { UsesPart } from './uses-part.tsx'

const listPath = '/catalogue/size-charts'

/** One size chart, or a new one at the address `new`. */
export function ChartPage() {
  const { t } = useWords()
  const { id = 'new' } = useParams()
  const { data, error, refetch } = useRead('GET staff/list-size-charts')
  const chart = data?.find((one) => one.id === id)
  if (id !== 'new' && data && !chart) return <p className={ui.empty}>{t('charts_gone')}</p>
  if (id === 'new' || chart) {
    const read = async (one: string | null) => (await refetch()).data?.find((row) => row.id === one)
    return <Chart key={id} chart={chart} read={read} />
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = {
  chart: StaffSizeChart | undefined
  read: (id: string | null) => Promise<StaffSizeChart | undefined>
}

const reads = ['GET staff/list-size-charts'] as const

function Chart({ chart, read }: Props) {
  const { t, language } = useWords()
  const send = useSend(reads)
  const sendDeletion = useSend()
  const form = useRecordForm({
    record: chart,
    savedOf,
    view: viewOf,
    read,
    save: ({ id, revision, edit }) =>
      send('POST staff/save-size-chart', { body: { id, revision, fields: fieldsOf(edit) } }),
    pathOf: (id) => `${listPath}/${id}`,
  })
  return (
    <EditForm form={form} {...useChartTexts()}>
      <RecordHead
        title={chart ? isolate(textIn(chart.name, language)) : t('charts_new')}
        list={{ title: t('admin_size_charts'), to: listPath }}
        saved={chart}
      />
      <Parts form={form} />
      {chart ? (
        <DeleteRecord
          title={t('charts_delete')}
          effect={t('charts_delete_effect')}
          hasChanges={form.changed.length > 0}
          onDelete={() =>
            sendDeletion('POST staff/delete-size-chart', {
              body: { id: chart.id, revision: chart.revision },
            })
          }
          list={{ to: listPath, said: t('charts_deleted'), renews: reads }}
        />
      ) : null}
    </EditForm>
  )
}

function Parts({ form }: { form: ChartEdit }) {
  const { t } = useWords()
  return (
    <>
      <div className={css.fields}>
        <TextInBoth
          label={t('charts_name')}
          value={form.value.name}
          onChange={(name) => form.set('name', name)}
          maxLength={maxChartName}
          errors={{ en: form.errors['name.en'], ar: form.errors['name.ar'] }}
        />
      </div>
      <Section id="columns" title={t('charts_columns')}>
        <ColumnsPart form={form} />
      </Section>
      <Section id="table" title={t('charts_table')}>
        <FiguresPart form={form} />
      </Section>
      <Section id="uses" title={t('charts_used_by')}>
        <UsesPart form={form} />
      </Section>
    </>
  )
}
