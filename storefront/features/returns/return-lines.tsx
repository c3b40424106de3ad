import { formatMoney } from '@rimal/contract/money'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useWords, type Words } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { refundName } from './return-text.ts'

/** The content of a return: its lines, the customer's reason, note and pictures, and the refund. */
export function ReturnLines({ asked }: { asked: OwnReturn }) {
  const { t, language } = useWords()
  const { lines, reason, note, pictures, refund, currency } = asked
  return (
    <aside className="grid gap-6 pt-8 lg:sticky lg:top-26 lg:mt-16 lg:bg-wash lg:p-8">
      <h2 className="sr-only">{t('return_lines')}</h2>
      <ul className="grid gap-5">
        {lines.map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ul>
      <dl className="grid gap-4 border-t border-rule pt-5 leading-tight">
        {refund && (
          <div className="flex items-baseline justify-between gap-6">
            <dt className="text-small">{t(refundName(asked))}</dt>
            <dd className="font-display text-[1.5rem] leading-display">
              <bdi>{formatMoney(refund.amount, { currency, language })}</bdi>
            </dd>
          </div>
        )}
        <div className="grid gap-1 text-small">
          <dt className="text-ink-2">{t('return_reason')}</dt>
          <dd>{t(`return_why_${reason}`)}</dd>
          {note && (
            <dd className="whitespace-pre-line wrap-anywhere">
              <bdi>{note}</bdi>
            </dd>
          )}
        </div>
      </dl>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id, preview }, index) => (
            <li key={id} className="relative aspect-4/5 w-18 overflow-hidden bg-wash">
              <img
                src={preview}
                alt={t('review_picture', { number: index + 1 })}
                className="absolute size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

function Line({ line }: { line: OwnReturn['lines'][number] }) {
  const words = useWords()
  const { t } = words
  return (
    <li className="grid grid-cols-[min(4.5rem,18vw)_minmax(0,1fr)] items-start gap-3.5 leading-tight wrap-anywhere">
      <Picture picture={line.picture} sizes="72px" />
      <div className="grid gap-1">
        <span className="font-display text-[1.25rem] leading-display">{line.name}</span>
        <span className="text-small text-ink-2">{lineText(line, words)}</span>
        {line.wanted && (
          <span className="text-small">
            {t('return_wanted', {
              product: t('return_instead_one', {
                color: line.wanted.colorName,
                size: line.wanted.size,
              }),
            })}
          </span>
        )}
        {(line.condition === 'damaged' || line.condition === 'not_ours') && (
          <span className="text-small text-alert">{t(`return_condition_${line.condition}`)}</span>
        )}
      </div>
    </li>
  )
}

function lineText(
  { colorName, size, madeToMeasure, quantity }: OwnReturn['lines'][number],
  { t }: Words,
): string {
  const what = madeToMeasure ? t('line_measured') : size !== null && t('line_size', { size })
  const count = quantity > 1 && t('line_count', { count: quantity })
  return [colorName, what, count].filter(Boolean).join(t('list_separator'))
}
