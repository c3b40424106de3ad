import type {
  Connection,
  ConnectionKind,
  ConnectionName,
  Connections,
} from '@rimal/contract/staff/connections'
import { Link } from 'react-router'
import { useRead, useSend } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { withMoved } from '../../../ui/order/places.ts'
import { useDraggedRows } from '../../../ui/order/use-dragged-rows.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Crumb, PageHead, Section } from '../../../ui/page-head.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { ConnectionState, hasAccount } from './connection-state.tsx'
import { connectionTexts } from './connection-words.ts'
import css from './connections.module.css'
import { readsOfConnections } from './reads-of-connections.ts'

/** Everything that the shop can be connected to, by kind; each has a page. */
export function ConnectionsPage() {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-connections')
  return (
    <>
      <Crumb>
        <Link to="/settings">{t('settings_all')}</Link>
      </Crumb>
      <PageHead title={t('connections_title')} lede={t('connections_lede')} />
      {data ? <Kinds data={data} /> : null}
      {error && !data ? <Broken error={error} onAgain={() => void refetch()} /> : null}
      {data || error ? null : <p aria-busy />}
    </>
  )
}

function Kinds({ data }: { data: Connections }) {
  const { t } = useWords()
  const of = (kind: ConnectionKind) =>
    data.connections.filter((connection) => connection.kind === kind)
  return (
    <>
      <Section title={t('connections_payment')}>
        <p className={css.help}>
          {t('connections_order_help')} <Link to="/settings/payment">{t('connections_rules')}</Link>
        </p>
        <Payments revision={data.revision} connections={of('payment')} />
      </Section>
      <Section title={t('connections_email')}>
        <p className={css.help}>{t('connections_email_help')}</p>
        <Rows connections={of('email')} />
      </Section>
      <Section title={t('connections_text')}>
        <p className={css.help}>{t('connections_text_help')}</p>
        <Rows connections={of('text')} />
      </Section>
    </>
  )
}

type PaymentProps = { revision: number; connections: readonly Connection[] }

/** The payment providers; those with an account can be moved. */
function Payments({ revision, connections }: PaymentProps) {
  const { t } = useWords()
  const { said, say } = useSaid()
  const send = useSend(readsOfConnections)
  const movable = connections
    .filter((connection) => !connection.isOfMachine && hasAccount(connection))
    .filter(({ name }) => name !== 'cash-on-delivery')
    .map(({ name }) => name)
  const moving = useChange(async (from: number, to: number) => {
    const name = movable[from]
    if (!name || !movable[to]) return
    const names = withMoved(movable, from, to)
    await send('POST staff/order-connections', { body: { revision, names } })
    const place = { name: isolate(t(connectionTexts[name].name)), place: to + 1 }
    say(t('connections_moved', { ...place, count: names.length }), false)
  })
  return (
    <>
      <Notice error={moving.error} />
      <Said said={said} />
      <Rows
        connections={connections}
        movable={movable.length > 1 ? movable : []}
        onMove={(from, to) => void moving.run(from, to)}
      />
    </>
  )
}

type RowsProps = {
  connections: readonly Connection[]
  movable?: readonly ConnectionName[]
  onMove?: (from: number, to: number) => void
}

function Rows({ connections, movable = [], onMove }: RowsProps) {
  const { t } = useWords()
  const rows = useDraggedRows((from, to) => onMove?.(from, to))
  return (
    <ul className={css.rows}>
      {connections.map((connection) => {
        const { name } = connection
        const texts = connectionTexts[name]
        const at = movable.indexOf(name)
        return (
          <li key={name} {...(at < 0 ? {} : rows.row(at))}>
            <Link to={`/settings/connections/${name}`}>
              <strong>{t(texts.name)}</strong>
              <span>{t(texts.lede)}</span>
            </Link>
            <ConnectionState connection={connection} />
            {at < 0 ? null : (
              <MoveActs
                name={t(texts.name)}
                isFirst={at === 0}
                isLast={at === movable.length - 1}
                onUp={() => onMove?.(at, at - 1)}
                onDown={() => onMove?.(at, at + 1)}
                onGrab={rows.grab(at)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
