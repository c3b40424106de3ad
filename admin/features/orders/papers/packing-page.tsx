import { Button } from '@mantine/core'
import { maxPapers } from '@rimal/contract/staff/order-papers'
import type { PackingSlip } from '@rimal/contract/staff/papers'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRead, useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { EmptyList } from '../../../ui/list/empty-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Crumb } from '../../../ui/page-head.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import sheetCss from '../../../ui/print/sheet.module.css'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { InvoicesButton } from './invoices-button.tsx'
import css from './packing.module.css'
import { PackingSheet } from './packing-sheet.tsx'
import { readNumbers } from './read-numbers.ts'

/** The packing slips of the orders that the address names, to be printed. */
export function PackingPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const all = readNumbers(search.get('numbers'))
  const numbers = all.slice(0, maxPapers)
  return (
    <>
      <title>{t('packing_title')}</title>
      {numbers.length === 0 ? (
        <NoSlips text={t('packing_none_chosen')} />
      ) : (
        <Slips numbers={numbers} isCut={all.length > numbers.length} />
      )}
    </>
  )
}

function NoSlips({ text }: { text: string }) {
  const { t } = useWords()
  return (
    <>
      <h1>{t('packing_title')}</h1>
      <EmptyList text={text}>
        <Button component={Link} to="/orders" variant="default">
          {t('admin_orders')}
        </Button>
      </EmptyList>
    </>
  )
}

function Slips({ numbers, isCut }: { numbers: string[]; isCut: boolean }) {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-packing-slips', {
    query: { numbers: numbers.join(',') },
  })
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (!data) return <p aria-busy />
  if (data.length === 0) return <NoSlips text={t('packing_none')} />
  const missing = numbers.filter((one) => !data.some(({ orderNumber }) => orderNumber === one))
  return (
    <>
      <Head slips={data} />
      {missing.length > 0 ? (
        <p className={`${ui.notice} ${css.screen}`}>
          {t('packing_missing', { numbers: isolate(missing.join(', ')) })}
        </p>
      ) : null}
      {isCut ? (
        <p className={`${ui.notice} ${css.screen}`}>
          {t('packing_too_many', { count: numbers.length })}
        </p>
      ) : null}
      <div className={`${sheetCss.ground} ${css.ground}`}>
        {data.map((slip) => (
          <PackingSheet key={slip.orderNumber} slip={slip} />
        ))}
      </div>
    </>
  )
}

function Head({ slips }: { slips: PackingSlip[] }) {
  const { t } = useWords()
  const { can } = useSession()
  const time = useTime()
  const send = useSend(['GET staff/get-order-timeline/{orderNumber}'])
  const { said, say } = useSaid()
  const numbers = slips.map(({ orderNumber }) => orderNumber)
  const { run, isBusy, error } = useChange(async () => {
    const printed = await send('POST staff/record-print', {
      body: { orderNumbers: numbers, paper: 'packing_slip' },
    })
    say(t('packing_printed', { name: isolate(printed.by), when: time(printed.at) }), false)
  })
  // Also for who prints with the keys of the browser.
  useEffect(() => {
    const record = () => void run()
    window.addEventListener('afterprint', record)
    return () => window.removeEventListener('afterprint', record)
  }, [run])
  return (
    <header className={`${ui.head} ${sheetCss.head}`}>
      <div>
        <Crumb>
          <Link to="/orders">{t('admin_orders')}</Link>
        </Crumb>
        <h1>{t('packing_title')}</h1>
        <p className={ui.lede}>{t('packing_count', { count: numbers.length })}</p>
      </div>
      <div className={ui.acts}>
        {can('payments.check') ? (
          <InvoicesButton numbers={numbers} title={t('packing_invoices')} />
        ) : null}
        <Button loading={isBusy} onClick={() => print()}>
          {t('packing_print')}
        </Button>
      </div>
      <Notice error={error} />
      <Said said={said} />
    </header>
  )
}
