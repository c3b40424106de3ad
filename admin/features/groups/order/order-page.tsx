import { Radio } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { Link, useParams } from 'react-router'
import { type AnswerOf, Refusal } from '../../../call.ts'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { Pager } from '../../../ui/list/pager.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDraggedRows } from '../../../ui/order/use-dragged-rows.ts'
import { Crumb, PageHead } from '../../../ui/page-head.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Table } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { orderColumns } from './order-columns.tsx'
import css from './order.module.css'
import { useOrder } from './use-order.ts'

type Order = AnswerOf<'GET staff/list-collection-products/{collection}'>

/** The products of one collection in the order of its page in the shop. */
export function OrderPage() {
  const { t, language } = useWords()
  const { collection = '' } = useParams()
  const address = useListAddress()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-collection-products/{collection}',
    { params: { collection }, query: address.page },
  )
  if (error && !data) {
    return error instanceof Refusal ? (
      <p className={ui.empty}>{t('arrange_missing')}</p>
    ) : (
      <Broken error={error} onAgain={() => void refetch()} />
    )
  }
  const title = data ? t('arrange_of', { title: isolate(textIn(data.title, language)) }) : ''
  return (
    <>
      <Crumb>
        <Link to="/catalogue?kind=collections">{t('groups_collections')}</Link>
      </Crumb>
      <PageHead title={title} lede={t('arrange_lede')} />
      {data ? (
        <Products
          order={data}
          search={address.text}
          onSearch={(text) => address.choose('q', text)}
          isReading={isFetching && isPlaceholderData}
        />
      ) : (
        <p aria-busy />
      )}
    </>
  )
}

type Props = {
  order: Order
  search: string
  onSearch: (text: string) => void
  isReading: boolean
}

function Products({ order, search, onSearch, isReading }: Props) {
  const words = useWords()
  const { t, language } = words
  const { said, say } = useSaid()
  const { items, count } = order
  const { move, choose, error, isBusy } = useOrder(order, {
    onMoved: ({ product, place, isShown }) => {
      const name = isolate(textIn(product.name, language))
      const numbers = { place: String(place), count: String(count) }
      // The focus stays at the button, which moves along with its product, unless that left this page of the list.
      say(t('arrange_moved', { name, ...numbers }), !isShown)
    },
    onChosen: (byHand) => say(t(byHand ? 'arrange_now_by_hand' : 'arrange_now_automatic'), false),
  })
  const rows = useDraggedRows((from, to) => {
    const [product, target] = [items[from], items[to]]
    if (product && target) move(product, target.place)
  })
  const columns = orderColumns(words, order.byHand ? { items, count, move, rows } : null)
  return (
    <>
      <Said said={said} />
      <Notice error={error} />
      <div className={css.bar}>
        <OrderKind byHand={order.byHand} onChoose={choose} isBusy={isBusy} />
        <SearchField label={t('arrange_search')} value={search} onChange={onSearch} />
      </div>
      <Table
        caption={t('arrange_product')}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        isReading={isReading}
        rowAttributes={rows.row}
      />
      <Pager total={order.total} next={order.next} />
      {items.length === 0 ? (
        <p className={ui.empty}>
          {search ? t('arrange_none_match', { search: isolate(search) }) : t('arrange_empty')}
        </p>
      ) : null}
    </>
  )
}

type KindProps = { byHand: boolean; onChoose: (byHand: boolean) => void; isBusy: boolean }

function OrderKind({ byHand, onChoose, isBusy }: KindProps) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('arrange_kind')}
      value={byHand ? 'by_hand' : 'automatic'}
      aria-busy={isBusy}
      onChange={(kind) => onChoose(kind === 'by_hand')}
    >
      <div className={css.kinds}>
        {(['automatic', 'by_hand'] as const).map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={t(`arrange_${kind}`)}
            description={t(`arrange_${kind}_help`)}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
