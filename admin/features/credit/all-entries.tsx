import { NativeSelect } from '@mantine/core'
import { creditEntryKinds } from '@rimal/contract/credit/credit-kinds'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useWords } from '../../words.tsx'
import { CreditEntries } from './credit-entries.tsx'
import css from './credit.module.css'

/** Every entry of the store credit of a customer; kind and page are in the address. */
export function AllEntries({ customerId }: { customerId: string }) {
  const { t } = useWords()
  const address = useListAddress()
  const kind = address.oneOf('kind', creditEntryKinds)
  const { data, error, refetch } = useRead('GET staff/list-credit-entries', {
    query: { customerId, ...(kind ? { kind } : {}), ...address.page },
  })
  return (
    <>
      <NativeSelect
        className={css.kind}
        aria-label={t('credit_kind')}
        value={kind ?? ''}
        onChange={(event) => address.choose('kind', event.currentTarget.value)}
        data={[
          { value: '', label: t('credit_every_kind') },
          ...creditEntryKinds.map((one) => ({ value: one, label: t(`staff_credit_kind_${one}`) })),
        ]}
      />
      {error && !data ? <Broken error={error} onAgain={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <p>{t('staff_credit_no_entries')}</p> : null}
      {data ? (
        <>
          <CreditEntries entries={data.items} />
          <Pager total={data.total} next={data.next} />
        </>
      ) : null}
    </>
  )
}
