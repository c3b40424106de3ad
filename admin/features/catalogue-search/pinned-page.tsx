import { textIn } from '@rimal/contract/language'
import { maxPinnedProducts } from '@rimal/contract/staff/search-kinds'
import type { NamedProduct } from '@rimal/contract/staff/named-product'
import type { PinnedResults } from '@rimal/contract/staff/search-rules'
import { useParams } from 'react-router'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { Fields } from '../../ui/form/merge-fields.ts'
import type { Saved } from '../../ui/form/use-edit-form.ts'
import { isolate } from '../../ui/isolate.ts'
import { DeleteRecord } from '../../ui/record/delete-record.tsx'
import { RecordHead } from '../../ui/record/record-head.tsx'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { ChosenProducts } from '../products/chosen-products.tsx'
import css from './search.module.css'
import { splitWords } from './word-list.ts'
import { WordsField } from './words-field.tsx'

/** The products that stand first for some phrases, or a new rule at the address `new`. */
export function PinnedPage() {
  const { t } = useWords()
  const { id = 'new' } = useParams()
  const { data, error, refetch } = useRead('GET staff/list-search-rules')
  const rule = data?.pinned.find((one) => one.id === id)
  if (id !== 'new' && data && !rule) return <p className={ui.empty}>{t('rule_gone')}</p>
  if (id === 'new' || rule) {
    const read = async (one: string | null) =>
      (await refetch()).data?.pinned.find((rule) => rule.id === one)
    return <PinnedForm key={id} rule={rule} read={read} />
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type PinnedEdit = { phrases: string; products: NamedProduct[] }
type Props = {
  rule: PinnedResults | undefined
  read: (id: string | null) => Promise<PinnedResults | undefined>
}

const listPath = '/catalogue/search?part=pinned'

const reads = ['GET staff/list-search-rules', 'GET staff/try-search'] as const

function PinnedForm({ rule, read }: Props) {
  const { t } = useWords()
  const send = useSend(reads)
  const sendDeletion = useSend()
  const form = useRecordForm({
    record: rule,
    savedOf,
    view: fieldsOf,
    read,
    save: ({ id, revision, edit }) =>
      send('POST staff/save-pinned-results', { body: { id, revision, fields: fieldsOf(edit) } }),
    pathOf: (id) => `/catalogue/search/pinned/${id}`,
  })
  const name = isolate(rule?.phrases[0] ?? '')
  return (
    <EditForm form={form} {...useTexts()}>
      <RecordHead
        title={rule ? t('rule_edit_pinned', { name }) : t('rule_new_pinned')}
        list={{ title: t('rule_pinned'), to: listPath }}
        saved={rule}
      />
      <div className={css.fields}>
        <WordsField
          label={t('rule_phrases')}
          help={t('rule_phrases_help', { example: isolate('eid abaya, عباية العيد') })}
          name="phrases"
          value={form.value.phrases}
          onChange={(text) => form.set('phrases', text)}
          errors={form.errors}
        />
        <ChosenProducts
          label={t('rule_products')}
          value={form.value.products}
          onChange={(products) => form.set('products', products)}
          max={maxPinnedProducts}
          error={form.errors['products']}
        />
      </div>
      {rule ? (
        <DeleteRecord
          title={t('rule_delete')}
          effect={t('rule_delete_effect')}
          hasChanges={form.changed.length > 0}
          onDelete={() =>
            sendDeletion('POST staff/delete-pinned-results', {
              body: { id: rule.id, revision: rule.revision },
            })
          }
          list={{ to: listPath, said: t('rule_deleted'), renews: reads }}
        />
      ) : null}
    </EditForm>
  )
}

/** The names and values of the fields as texts, for two people who changed the same one. */
function useTexts() {
  const { t, language } = useWords()
  return {
    nameOf: (field: keyof PinnedEdit) => t(`rule_${field}`),
    textOf: (field: keyof PinnedEdit, value: unknown) => {
      const text =
        field === 'phrases'
          ? String(value)
          : (value as NamedProduct[]).map(({ name }) => textIn(name, language)).join(' · ')
      return text || t('form_empty_value')
    },
  }
}

function savedOf(rule: PinnedResults | undefined): Saved<PinnedEdit> {
  if (!rule) {
    return { revision: 0, fields: { phrases: '', products: [] }, savedBy: null, savedAt: '' }
  }
  const { revision, savedBy, savedAt, phrases, products } = rule
  return { revision, savedBy, savedAt, fields: { phrases: phrases.join(', '), products } }
}

function fieldsOf({ phrases, products }: PinnedEdit) {
  return {
    phrases: splitWords(phrases),
    products: products.map(({ id }) => id),
  } satisfies Fields
}
