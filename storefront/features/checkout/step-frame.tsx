import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export type StepPlace = 'done' | 'now' | 'later'

/** A numbered step: its summary when it is done, its form when it is its turn, else one line. */
export function StepFrame(props: {
  number: number
  title: string
  place: StepPlace
  /** True when the customer arrived from another step, not by opening the page. */
  arrived: boolean
  editTo: string
  summary: ReactNode
  later: string
  children: ReactNode
}) {
  const { number, title, place, arrived, editTo, summary, later, children } = props
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (place !== 'now' || !arrived) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [place, arrived])

  return (
    <section className={`border-b border-rule py-5.5 ${place === 'later' ? 'text-ink-2' : ''}`}>
      <div className="grid grid-cols-[2rem_1fr_auto] items-baseline">
        <span aria-hidden="true" className="font-num text-[1.25rem] text-oud">
          {number}
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          <span className="sr-only">{`${t('checkout_step', { step: number })}: `}</span>
          {title}
          {place === 'done' && (
            <span className="sr-only">{`${t('list_separator')}${t('checkout_step_done')}`}</span>
          )}
        </h2>
        {place === 'done' && (
          <TextLink
            to={editTo}
            className="text-small leading-tight"
            aria-label={t('checkout_edit_step', { step: title })}
          >
            {t('checkout_edit')}
          </TextLink>
        )}
      </div>
      {place === 'done' && (
        <div className="mt-1.5 grid min-w-0 gap-1 ps-8 leading-tight wrap-anywhere text-ink-2">
          {summary}
        </div>
      )}
      {place === 'later' && <p className="mt-1.5 ps-8 text-small leading-tight">{later}</p>}
      {place === 'now' && <div className="mt-4.5">{children}</div>}
    </section>
  )
}
