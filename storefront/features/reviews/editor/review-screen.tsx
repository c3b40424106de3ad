import type { ReviewedLine } from '@rimal/contract/reviews'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewSent } from './review-sent.tsx'

/** The page of one delivered product: the customer's review, or the form to write it. */
export function ReviewScreen({ lineId }: { lineId: string }) {
  const { t } = useWords()
  const {
    result: line,
    failure,
    failed,
    load,
    show,
  } = useResource(`line ${lineId}`, (signal) =>
    call('GET review/get-line/{lineId}', { params: { lineId }, signal }),
  )
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (failed) {
    const again = (failure?.status ?? 500) >= 500
    return <NoProduct failed={failed} again={again} onRetry={load} />
  }
  if (!line) return <Waiting />
  const { review, name } = line
  const isOpen = !review || review.state === 'refused' || (changing && review.state === 'pending')
  return (
    <div className="wrap pt-10 lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-20">
      <Product line={line} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 lg:col-span-6 lg:col-start-6">
        <h1 ref={heading} tabIndex={-1} className="text-h1 wrap-anywhere outline-none">
          {t(review ? 'review_yours' : 'review_how_is', { name })}
        </h1>
        {review && (
          <ReviewSent
            line={line}
            review={review}
            isChanging={isOpen}
            onChange={() => setChanging(true)}
            onWithdrawn={() => {
              // The dialog must close first: elements below it cannot receive the focus.
              flushSync(() => {
                setChanging(false)
                show({ ...line, review: null, pictures: [] })
              })
              heading.current?.focus()
              scrollTo({ top: 0 })
            }}
          />
        )}
        {isOpen && (
          <ReviewForm
            line={line}
            onSent={(saved) => {
              setChanging(false)
              show(saved)
              heading.current?.focus()
              scrollTo({ top: 0 })
            }}
          />
        )}
      </div>
    </div>
  )
}

function Product({ line }: { line: ReviewedLine }) {
  const { t } = useWords()
  const { name, colorName, size, madeToMeasure, picture, orderNumber } = line
  const what = [
    colorName,
    madeToMeasure ? t('line_measured') : size !== null && t('line_size', { size }),
  ]
  return (
    <div className="mb-8 grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-center gap-4 lg:col-span-4 lg:mb-0 lg:grid-cols-1">
      <Picture picture={picture} sizes="(min-width: 60rem) 24rem, 72px" priority />
      <div className="grid justify-items-start gap-1.5 leading-tight">
        <span className="font-display text-[1.25rem] leading-display wrap-anywhere">{name}</span>
        <span className="text-small text-ink-2">
          {what.filter(Boolean).join(t('list_separator'))}
        </span>
        <TextLink to={`/order-details/${orderNumber}`} className="mt-1 text-small">
          {t('review_to_order')}
        </TextLink>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="wrap grid gap-6 pt-10 lg:grid-cols-12 lg:pt-20">
      <Skeleton className="h-24 lg:col-span-4 lg:h-96" />
      <Skeleton className="h-96 lg:col-span-6 lg:col-start-6" />
    </div>
  )
}

function NoProduct(props: { failed: string; again: boolean; onRetry: () => void }) {
  const { t } = useWords()
  const { failed, again, onRetry } = props
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('review_page')}
        text={again ? undefined : failed}
        link={{ to: '/my-order', label: t('my_oders') }}
      >
        {again && <ErrorNote onRetry={onRetry}>{failed}</ErrorNote>}
      </Empty>
    </div>
  )
}
