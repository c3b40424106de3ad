import type { AuditLine } from '@rimal/contract/staff/staff'
import { useState } from 'react'
import { useWords } from '../../words.tsx'
import css from './audit.module.css'

const shownLines = 4
const shownLetters = 120

/** What is different after a change, field by field; what is long is shown whole when that is asked for. */
export function AuditDetails({ lines }: { lines: readonly AuditLine[] }) {
  const { t } = useWords()
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return null
  const isLong =
    lines.length > shownLines ||
    lines.some(({ from, to }) => [from ?? '', to].some((text) => text.length > shownLetters))
  const isCut = isLong && !isWhole
  return (
    <div className={css.details}>
      <ul>
        {(isCut ? lines.slice(0, shownLines) : lines).map((line, index) => (
          <Line key={`${index} ${line.label}`} line={line} isCut={isCut} />
        ))}
      </ul>
      {isCut ? (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          {t('audit_show_more')}
        </button>
      ) : null}
    </div>
  )
}

function Line({ line: { label, from, to }, isCut }: { line: AuditLine; isCut: boolean }) {
  const { language } = useWords()
  const shown = (text: string) =>
    isCut && text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text
  return (
    <li>
      <span className={css.label}>
        <bdi>{label}</bdi>:
      </span>{' '}
      {from === null ? null : (
        <>
          <bdi>{shown(from)}</bdi> {language === 'arb' ? '←' : '→'}{' '}
        </>
      )}
      <bdi>{shown(to)}</bdi>
    </li>
  )
}
