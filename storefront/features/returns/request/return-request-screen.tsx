import { useNavigate } from 'react-router'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useArrivalFocus } from '../../checkout/use-arrival-focus.ts'
import { NoOrder } from '../../orders/no-order.tsx'
import { ReturnForm } from './return-form.tsx'
import { mayAskFor } from './kinds-for.ts'
import { useOptions } from './use-options.ts'

/** The form, once it is known what may be asked for. `page`: of the order. */
export function ReturnRequestScreen({ order, page }: { order: string; page: string }) {
  const { t } = useWords()
  const { state, load } = useOptions(order)
  const navigate = useNavigate()
  if (state.kind === 'unknown') return <NoOrder kind="unknown" onRetry={load} />
  if (state.kind === 'early') {
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('return_not_yet')}
          text={state.message}
          link={{ to: page, label: t('return_to_order') }}
        />
      </div>
    )
  }
  if (state.kind !== 'ready') {
    return (
      <div className="wrap" aria-busy={state.kind === 'loading'}>
        <div className="grid max-w-[42rem] gap-6 pt-9 lg:pt-16">
          <h1 className="text-h1">{t('return_page')}</h1>
          {state.kind === 'broken' ? (
            <ErrorNote onRetry={load}>{state.message}</ErrorNote>
          ) : (
            <Skeleton className="h-96" />
          )}
        </div>
      </div>
    )
  }
  const { options } = state
  if (!options.lines.some((line) => mayAskFor(line).length > 0)) {
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('return_none')}
          text={t('return_none_text')}
          link={{ to: page, label: t('return_to_order') }}
        />
      </div>
    )
  }
  return (
    <div className="wrap">
      <Head page={page} number={options.orderNumber} />
      <ReturnForm
        order={order}
        options={options}
        onStale={load}
        onSent={({ token }) => void navigate(`/my-return/${token}`, { replace: true })}
      />
    </div>
  )
}

function Head({ page, number }: { page: string; number: string }) {
  const { t } = useWords()
  const heading = useArrivalFocus()
  return (
    <div className="grid max-w-[42rem] justify-items-start gap-3 pt-9 pb-8 lg:pt-16 lg:pb-10">
      <TextLink to={page} className="mb-3 text-small leading-tight">
        <Icon name="back" size="sm" />
        <span>
          <Sentence
            text={t('order_title')}
            parts={{ number: <span className="ltr">{number}</span> }}
          />
        </span>
      </TextLink>
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('return_page')}
      </h1>
      <p className="text-ink-2">{t('return_page_text')}</p>
    </div>
  )
}
