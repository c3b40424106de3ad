import { type ReactNode, useId } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PriceThere } from '../delivery/price-there.tsx'
import type { Proposal, ProposalGroup } from './proposals.ts'

type Props = {
  listId: string
  groups: ProposalGroup[]
  /** Index over all groups; -1 is the field. */
  active: number
  onHover: (index: number) => void
  onFollow: (proposal: Proposal) => void
  onRemove: (words: string) => void
}

const titles = {
  recent: 'search_recent',
  popular: 'search_popular',
  products: 'search_products',
  places: 'search_places',
} as const

/**
 * The list that belongs to the search field. A listbox owns nothing but options, so the buttons that
 * forget a search stand beside it: one grid draws both, and each button lies in the row of its option.
 */
export function SearchProposals(props: Props) {
  const { listId, groups, active, onHover, onFollow, onRemove } = props
  const { t } = useWords()
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  )
  // Recent searches are first, below the title of their group.
  const recent = groups[0]?.kind === 'recent' ? groups[0].options : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
      {/* A combobox owns a listbox; the native ones cannot hold pictures. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={listId} role="listbox" aria-label={t('search_label')} className="contents">
        {groups.map((group, index) => (
          <Group key={group.kind} group={group}>
            {group.options.map((proposal, place) => {
              const number = (starts[index] ?? 0) + place
              return (
                <Option
                  key={proposal.key}
                  id={`${listId}-${number}`}
                  kind={group.kind}
                  proposal={proposal}
                  total={group.total}
                  active={number === active}
                  onHover={() => onHover(number)}
                  onFollow={() => onFollow(proposal)}
                />
              )
            })}
          </Group>
        ))}
      </div>
      {recent.map(({ key, text }, index) => (
        <IconButton
          key={key}
          icon="close"
          size="sm"
          label={t('search_recent_remove', { words: text })}
          onClick={() => onRemove(text)}
          style={{ gridRow: index + 2 }}
          className="col-start-2 text-ink-2"
        />
      ))}
    </div>
  )
}

function Group({ group, children }: { group: ProposalGroup; children: ReactNode }) {
  const { t } = useWords()
  const id = useId()
  const { kind } = group
  if (kind === 'all') return children
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id} className="contents">
      <p id={id} className="col-span-full label pt-6 pb-1.5">
        {t(titles[kind])}
      </p>
      {kind === 'products' ? (
        <div className="col-span-full lg:grid lg:grid-cols-2 lg:gap-x-10">{children}</div>
      ) : (
        children
      )}
    </div>
  )
}

function Option(props: {
  id: string
  kind: ProposalGroup['kind']
  proposal: Proposal
  total: number | undefined
  active: boolean
  onHover: () => void
  onFollow: () => void
}) {
  const { id, kind, proposal, total, active, onHover, onFollow } = props
  const { t } = useWords()
  const place = { recent: 'col-start-1', products: '' }[kind as string] ?? 'col-span-full'
  return (
    // The focus stays in the field, and the field's keys move through the options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      ref={active ? intoView : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active}
      onPointerMove={onHover}
      // Pressing must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
      className={`-ms-2 flex min-h-12 min-w-0 cursor-pointer items-center gap-4 px-2 py-1.5 leading-tight wrap-anywhere ${place} ${active ? 'bg-wash' : ''}`}
    >
      {proposal.card && <LineOption card={proposal.card} />}
      {kind === 'all' && (
        <span className="inline-flex items-center gap-3 border-b border-current pb-0.5">
          {t('search_see_all', { count: total ?? 0 })}
          <Icon name="arrow" size="sm" />
        </span>
      )}
      {!proposal.card && kind !== 'all' && proposal.text}
    </div>
  )
}

function LineOption({ card }: { card: NonNullable<Proposal['card']> }) {
  return (
    <>
      <Picture picture={card.picture} sizes="56px" alt="" className="w-14 flex-none" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
        <span className="grid min-w-0 flex-1 basis-32 gap-0.5">
          <span className="font-display text-[1.125rem]">{card.name}</span>
          <span className="text-small text-ink-2">{card.subtitle}</span>
        </span>
        <PriceThere of={card} className="text-small" />
      </span>
    </>
  )
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
