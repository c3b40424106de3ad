import { Button } from '@mantine/core'
import { type Text, textIn } from '@rimal/contract/language'
import { type GroupKind, groupParts } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { Link } from 'react-router'
import { MoveActs } from '../../ui/order/move-acts.tsx'
import type { DraggedRows } from '../../ui/order/use-dragged-rows.ts'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import type { Words } from '../../words.tsx'
import css from './groups.module.css'
import { missingSides } from './missing-sides.ts'
import type { MoveGroup } from './use-move-group.ts'

type Acts = {
  groups: readonly CatalogueGroup[]
  move: MoveGroup
  rows: DraggedRows
  edit: (id: string) => void
}
type Options = {
  kind: GroupKind
  nameOf: (title: Text) => string
  /** Null for a role that may only read. */
  acts: Acts | null
}

const pictureWidth = 36

/** The columns of the groups of one kind. */
export function groupColumns(words: Words, options: Options): Column<CatalogueGroup>[] {
  const { t } = words
  return [
    {
      key: 'title',
      title: t('groups_title'),
      cell: (group) => <Named group={group} kind={options.kind} words={words} />,
    },
    {
      key: 'products',
      title: t('groups_products'),
      isNumber: true,
      cell: ({ products }) => (
        <>
          <span className={css.phoneLabel}>{t('groups_products')} </span>
          {products}
        </>
      ),
    },
    ...(options.acts ? [actsColumn(words, options, options.acts)] : []),
  ]
}

function actsColumn(
  { t }: Words,
  { kind, nameOf }: Pick<Options, 'kind' | 'nameOf'>,
  { groups, move, rows, edit }: Acts,
): Column<CatalogueGroup> {
  return {
    key: 'acts',
    title: '',
    isNumber: true,
    onPhone: 'wide',
    cell: ({ id, title }) => {
      const place = groups.findIndex((one) => one.id === id)
      return (
        <span className={css.acts}>
          <MoveActs
            name={nameOf(title)}
            isFirst={place === 0}
            isLast={place === groups.length - 1}
            onUp={() => move(groups, place, place - 1)}
            onDown={() => move(groups, place, place + 1)}
            onGrab={groups.length > 1 ? rows.grab(place) : undefined}
          />
          {kind === 'collections' ? (
            <Button
              component={Link}
              variant="subtle"
              to={`/catalogue/order/${id}`}
              aria-label={`${t('arrange_open')}: ${nameOf(title)}`}
            >
              {t('arrange_open')}
            </Button>
          ) : null}
          <Button
            variant="subtle"
            aria-label={`${t('groups_edit')}: ${nameOf(title)}`}
            onClick={() => edit(id)}
          >
            {t('groups_edit')}
          </Button>
        </span>
      )
    },
  }
}

type NamedProps = { group: CatalogueGroup; kind: GroupKind; words: Words }

/** A group with its picture or its colour, in the language of the admin and in the other one. */
function Named({ group, kind, words: { t, language } }: NamedProps) {
  const { title, colorCode, picture } = group
  const [own, other] = language === 'arb' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <span className={css.named}>
      {groupParts[kind].includes('pictureId') ? (
        picture ? (
          <Picture
            picture={{ ...picture, alt: textIn(picture.alt, language) }}
            width={pictureWidth}
          />
        ) : (
          <span className={css.noPicture} />
        )
      ) : null}
      {groupParts[kind].includes('colorCode') ? (
        <span
          className={css.swatch}
          data-none={colorCode === null}
          style={{ backgroundColor: colorCode ?? undefined }}
        />
      ) : null}
      <span>
        <span lang={own}>{title[own] || title[other]}</span>
        <Micro>
          <bdi lang={other}>{title[other]}</bdi>
        </Micro>
        {missingSides(group).map((side) => (
          <StateMark key={side} kind="held">
            {t(side === 'en' ? 'groups_english_missing' : 'groups_arabic_missing')}
          </StateMark>
        ))}
      </span>
    </span>
  )
}
