import type { Connection, Connections } from '@rimal/contract/staff/connections'
import { Checkbox } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { Crumb, PageHead, Section } from '../../../ui/page-head.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { AccountField } from './account-field.tsx'
import { ConnectionState, hasAccount } from './connection-state.tsx'
import { connectionTexts, fieldText } from './connection-words.ts'
import css from './connections.module.css'
import { RemoveAccount } from './remove-account.tsx'
import { useConnectionForm } from './use-connection-form.ts'
import { WebhookPart } from './webhook-part.tsx'

/** One connection: whether it is used, its account, and where its events come in. */
export function ConnectionPage() {
  const { t } = useWords()
  const { name } = useParams()
  const { data, error, refetch } = useRead('GET staff/list-connections')
  const given = data?.connections.find((connection) => connection.name === name)
  const read = async () => (await refetch({ throwOnError: true })).data ?? data
  return (
    <>
      <Crumb>
        <Link to="/settings/connections">{t('connections_title')}</Link>
      </Crumb>
      {given ? <Loaded key={name} given={given} read={read} /> : null}
      {data && !given ? <p className={ui.empty}>{t('connection_unknown')}</p> : null}
      {error && !data ? <Broken error={error} onAgain={() => void refetch()} /> : null}
      {data || error ? null : <p aria-busy />}
    </>
  )
}

type Props = { given: Connection; read: () => Promise<Connections | undefined> }

function Loaded({ given, read }: Props) {
  const { t } = useWords()
  const { said, say } = useSaid()
  const texts = connectionTexts[given.name]
  return (
    <>
      <PageHead title={t(texts.name)} lede={t(texts.lede)}>
        <ConnectionState connection={given} />
      </PageHead>
      <Said said={said} />
      {given.isOfMachine ? (
        <p className={css.help}>{t('connection_machine_help')}</p>
      ) : (
        <AccountForm given={given} read={read} />
      )}
      {given.webhook ? <WebhookPart name={given.name} webhook={given.webhook} /> : null}
      {given.isOfMachine || given.name === 'cash-on-delivery' || !hasAccount(given) ? null : (
        <RemoveAccount connection={given} onDone={() => say(t('connection_removed'))} />
      )}
    </>
  )
}

function AccountForm({ given, read }: Props) {
  const { t } = useWords()
  const form = useConnectionForm(given, read)
  const { value, set, errors } = form
  const secrets = given.fields.filter(({ isSecret }) => isSecret).map(({ name }) => name)
  const labelOf = (field: string) => t(fieldText(given.name, field)?.label ?? 'connection_switch')
  const help = given.kind === 'payment' ? 'payment' : 'message'
  return (
    <EditForm
      form={form}
      nameOf={labelOf}
      textOf={(field, one) => {
        if (field === 'isOn') return t(one === true ? 'connection_on' : 'connection_off')
        return secrets.includes(field) ? '••••' : String(one)
      }}
      saveLabel={given.fields.length > 0 ? t('connection_save') : undefined}
      savedLabel={t('connection_saved')}
    >
      <Section title={t('connection_switch')}>
        <Checkbox
          label={t('connection_switch')}
          description={t(`connection_switch_${help}`)}
          checked={value['isOn'] === true}
          onChange={(event) => set('isOn', event.currentTarget.checked)}
        />
        {given.mode === 'test' ? <p className={css.note}>{t('connection_test_help')}</p> : null}
        <div className={css.fields}>
          {given.fields.map((field) => (
            <AccountField
              key={field.name}
              connection={given.name}
              field={field}
              value={String(value[field.name] ?? '')}
              error={errors[`values.${field.name}`] ?? errors[field.name]}
              onChange={(next) => set(field.name, next)}
            />
          ))}
        </div>
      </Section>
    </EditForm>
  )
}
