import { Radio } from '@mantine/core'
import { type SynonymKind, synonymKinds } from '@rimal/contract/staff/search-kinds'
import type { SynonymFields, Synonyms } from '@rimal/contract/staff/search-rules'
import { useParams } from 'react-router'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { EditForm as Form, Saved } from '../../ui/form/use-edit-form.ts'
import { isolate } from '../../ui/isolate.ts'
import { DeleteRecord } from '../../ui/record/delete-record.tsx'
import { RecordHead } from '../../ui/record/record-head.tsx'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './search.module.css'
import { splitWords } from './word-list.ts'
import { WordsField } from './words-field.tsx'

/** One group of synonyms, or a new one at the address `new`. */
export function SynonymsPage() {
  const { t } = useWords()
  const { id = 'new' } = useParams()
  const { data, error, refetch } = useRead('GET staff/list-search-rules')
  const rule = data?.synonyms.find((one) => one.id === id)
  if (id !== 'new' && data && !rule) return <p className={ui.empty}>{t('rule_gone')}</p>
  if (id === 'new' || rule) {
    const read = async (one: string | null) =>
      (await refetch()).data?.synonyms.find((rule) => rule.id === one)
    return <SynonymsForm key={id} rule={rule} read={read} />
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type SynonymsEdit = { kind: SynonymKind; words: string; finds: string }
type Props = {
  rule: Synonyms | undefined
  read: (id: string | null) => Promise<Synonyms | undefined>
}

const listPath = '/catalogue/search'

const reads = ['GET staff/list-search-rules', 'GET staff/try-search'] as const

function SynonymsForm({ rule, read }: Props) {
  const { t } = useWords()
  const send = useSend(reads)
  const sendDeletion = useSend()
  const form = useRecordForm({
    record: rule,
    savedOf,
    read,
    save: ({ id, revision, edit }) =>
      send('POST staff/save-synonyms', { body: { id, revision, fields: fieldsOf(edit) } }),
    pathOf: (id) => `${listPath}/synonyms/${id}`,
  })
  const name = isolate(rule?.fields.words[0] ?? '')
  return (
    <EditForm form={form} {...useTexts()}>
      <RecordHead
        title={rule ? t('rule_edit_synonyms', { name }) : t('rule_new_synonyms')}
        list={{ title: t('rule_synonyms'), to: listPath }}
        saved={rule}
      />
      <SynonymsParts form={form} />
      {rule ? (
        <DeleteRecord
          title={t('rule_delete')}
          effect={t('rule_delete_effect')}
          hasChanges={form.changed.length > 0}
          onDelete={() =>
            sendDeletion('POST staff/delete-synonyms', {
              body: { id: rule.id, revision: rule.revision },
            })
          }
          list={{ to: listPath, said: t('rule_deleted'), renews: reads }}
        />
      ) : null}
    </EditForm>
  )
}

function SynonymsParts({ form }: { form: Form<SynonymsEdit> }) {
  const { t } = useWords()
  const field = (name: 'words' | 'finds') => ({
    name,
    value: form.value[name],
    onChange: (text: string) => form.set(name, text),
    errors: form.errors,
  })
  return (
    <div className={css.fields}>
      <Radio.Group
        label={t('rule_kind')}
        value={form.value.kind}
        onChange={(kind) => form.set('kind', kind === 'same' ? 'same' : 'one_way')}
      >
        <div className={css.choices}>
          {synonymKinds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`rule_kind_${kind}`)}
              description={t(`rule_kind_${kind}_help`)}
            />
          ))}
        </div>
      </Radio.Group>
      <WordsField
        label={t('rule_words')}
        help={t('rule_words_help', { example: isolate('abaya, عباية, abya') })}
        {...field('words')}
      />
      {form.value.kind === 'one_way' ? (
        <WordsField label={t('rule_finds')} help={t('rule_finds_help')} {...field('finds')} />
      ) : null}
    </div>
  )
}

const names = { kind: 'rule_kind', words: 'rule_words', finds: 'rule_finds' } as const

/** The names and values of the fields as texts, for two people who changed the same one. */
function useTexts() {
  const { t } = useWords()
  return {
    nameOf: (field: keyof SynonymsEdit) => t(names[field]),
    textOf: (field: keyof SynonymsEdit, value: unknown) =>
      field === 'kind'
        ? t(value === 'same' ? 'rule_kind_same' : 'rule_kind_one_way')
        : String(value) || t('form_empty_value'),
  }
}

function savedOf(rule: Synonyms | undefined): Saved<SynonymsEdit> {
  if (!rule) {
    const fields = { kind: 'same' as const, words: '', finds: '' }
    return { revision: 0, fields, savedBy: null, savedAt: '' }
  }
  const { revision, savedBy, savedAt } = rule
  const { kind, words, finds } = rule.fields
  const fields = { kind, words: words.join(', '), finds: finds.join(', ') }
  return { revision, savedBy, savedAt, fields }
}

function fieldsOf({ kind, words, finds }: SynonymsEdit): SynonymFields {
  return {
    kind,
    words: splitWords(words),
    finds: kind === 'one_way' ? splitWords(finds) : [],
  }
}
