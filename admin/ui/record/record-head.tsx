import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../words.tsx'
import { isolate } from '../isolate.ts'
import { Crumb } from '../page-head.tsx'
import { Said } from '../said/said.tsx'
import { useArrivalSaid } from '../said/use-arrival-said.ts'
import ui from '../ui.module.css'
import { useTime } from '../use-time.ts'

type Props = {
  title: string
  /** The list that the record is of. */
  list: { title: string; to: string }
  /** Undefined for a new record. */
  saved: { savedAt: string; savedBy: string | null } | undefined
}

/** The title of the page of one record, with the way to its list. A record that was just made has the focus there. */
export function RecordHead({ title, list, saved }: Props) {
  const { t } = useWords()
  const time = useTime()
  const heading = useRef<HTMLHeadingElement>(null)
  const { said } = useArrivalSaid(false)
  useEffect(() => {
    if (said.sentence) heading.current?.focus()
  }, [said])
  return (
    <>
      <header className={ui.head}>
        <title>{title}</title>
        <div>
          <Crumb>
            <Link to={list.to}>{list.title}</Link>
          </Crumb>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {saved ? (
            <p className={ui.lede}>
              {saved.savedBy
                ? t('product_saved_by', { name: isolate(saved.savedBy), when: time(saved.savedAt) })
                : t('product_saved_at', { when: time(saved.savedAt) })}
            </p>
          ) : null}
        </div>
      </header>
      <Said said={said} />
    </>
  )
}
