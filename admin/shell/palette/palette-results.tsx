import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../words.tsx'
import css from './palette.module.css'
import type { Result, ResultGroup } from './use-results.ts'

const groups: ResultGroup[] = ['places', 'orders', 'customers', 'products']

/** The id of a result for the field, which says to screen readers which one is chosen. */
export function optionId({ to }: Result): string {
  return `palette-${to.replaceAll(/[^\w-]/g, '-')}`
}

type Props = {
  results: readonly Result[]
  chosen: Result | undefined
  onOpen: () => void
  onChoose: (to: string) => void
}

/** The results in groups. The focus stays in the field; a result is a link, which a new tab can open too. */
export function PaletteResults({ results, chosen, onOpen, onChoose }: Props) {
  const { t } = useWords()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (results.length === 0) return null
  return (
    <div
      className={css.results}
      id="palette-results"
      // The options of a <select> could hold neither two texts nor a link.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('palette_results')}
      ref={list}
    >
      {groups.map((group) => {
        const own = results.filter((result) => result.group === group)
        if (own.length === 0) return null
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={group} role="group" aria-labelledby={`palette-${group}`}>
            <p className={css.group} id={`palette-${group}`} role="presentation">
              {t(`palette_${group}`)}
            </p>
            {own.map((result) => (
              <Option
                key={result.to}
                result={result}
                isChosen={result === chosen}
                onOpen={onOpen}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type OptionProps = Pick<Props, 'onOpen' | 'onChoose'> & { result: Result; isChosen: boolean }

function Option({ result, isChosen, onOpen, onChoose }: OptionProps) {
  const { to, title, note } = result
  return (
    <Link
      id={optionId(result)}
      className={css.result}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={to}
      // Pressing does not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onPointerMove={() => onChoose(to)}
    >
      <bdi>{title}</bdi>
      <small dir="auto">{note}</small>
    </Link>
  )
}
