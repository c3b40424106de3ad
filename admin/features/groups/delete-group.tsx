import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { type GroupKind, isOfMenu } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords, type Words } from '../../words.tsx'
import css from './groups.module.css'

type Props = {
  kind: GroupKind
  group: CatalogueGroup
  name: string
  onDone: (sentence: string) => void
}

/** Deletes a group that nothing uses; otherwise the reason why it stays is under the button. */
export function DeleteGroup({ kind, group, name, onDone }: Props) {
  const { t } = useWords()
  const reasonId = useId()
  const send = useSend(['GET staff/list-groups'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/delete-group', { body: { kind, id: group.id } })
    onDone(t('groups_deleted', { title: name }))
  })
  const reason = reasonToStay(t, kind, group)
  return (
    <div className={css.delete}>
      <Notice error={error} />
      <Button
        variant="danger"
        loading={isBusy}
        data-disabled={reason !== null || undefined}
        aria-disabled={reason !== null}
        aria-describedby={reasonId}
        onClick={() => (reason === null ? void run() : undefined)}
      >
        {t('groups_delete')}
      </Button>
      <p id={reasonId} className={ui.lede}>
        {reason ?? t('groups_delete_effect')}
      </p>
      {group.products === 0 ? <Promotions promotions={group.promotions} /> : null}
    </div>
  )
}

/** The discounts that hold the group, as links to them. */
function Promotions({ promotions }: Pick<CatalogueGroup, 'promotions'>) {
  const { language } = useWords()
  const { can } = useSession()
  if (promotions.length === 0) return null
  return (
    <ul className={css.promotions}>
      {promotions.map(({ promotionId, title }) => (
        <li key={promotionId}>
          {can('promotions.manage') ? (
            <Link to={`/discounts/${promotionId}`}>
              <bdi>{textIn(title, language)}</bdi>
            </Link>
          ) : (
            <bdi>{textIn(title, language)}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}

function reasonToStay(
  t: Words['t'],
  kind: GroupKind,
  { id, products, promotions, promotionCount, isOnHomePage }: CatalogueGroup,
): string | null {
  if (isOfMenu(kind, id)) return t('groups_of_menu')
  if (products > 0) return t('groups_in_use', { count: products })
  if (isOnHomePage) return t('groups_on_home_page')
  if (promotions.length > 0) return t('groups_in_promotions')
  // Whoever does not read discounts reads how many there are.
  return promotionCount > 0 ? t('groups_in_promotion_count', { count: promotionCount }) : null
}
