import { Button, Menu } from '@mantine/core'
import { languagePath } from '@rimal/contract/language'
import { productMoves, type ProductState } from '@rimal/contract/staff/product-states'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfProducts } from '../reads-of-products.ts'
import css from './product.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Props = { product: StaffProduct; hasChanges: boolean; canEdit: boolean }

/** Publishes, schedules, archives and duplicates a product; what is not possible now says why. */
export function ProductActs({ product, hasChanges, canEdit }: Props) {
  const { t, language } = useWords()
  const { id, address, revision, state, items, lacks, previewKey } = product
  const [isScheduling, setScheduling] = useState(false)
  const send = useSend(readsOfProducts)
  const { run, isBusy, error } = useChange((next: ProductState) =>
    send('POST staff/change-product-state', { body: { id, revision, state: next } }),
  )
  const navigate = useNavigate()
  const copying = useChange(async () => {
    const copy = await send('POST staff/duplicate-product', { body: { id } })
    void navigate(`/products/${copy.id}`)
  })
  const key = state === 'published' ? '' : `?preview=${previewKey}`
  const inShop = languagePath(language, `/product-details/${address}${key}`)
  const moves = productMoves[state]
  const isBlocked = hasChanges || lacks.length > 0
  return (
    <div className={css.acts}>
      <Notice error={error ?? copying.error} />
      <div className={css.actRow}>
        {items.length > 0 ? (
          <Button component="a" variant="default" href={inShop} target="_blank">
            {t(state === 'published' ? 'product_see' : 'product_preview')}
          </Button>
        ) : null}
        {canEdit && moves.includes('published') ? (
          <Button
            loading={isBusy}
            aria-disabled={isBlocked}
            data-disabled={isBlocked || undefined}
            aria-describedby={hasChanges ? 'publish-reason' : undefined}
            onClick={() => (isBlocked ? undefined : void run('published'))}
          >
            {t('product_publish')}
          </Button>
        ) : null}
        {canEdit ? (
          <MoreMenu
            product={product}
            isBlocked={isBlocked}
            onMove={(next) => void run(next)}
            onDuplicate={() => void copying.run()}
            onSchedule={() => setScheduling(true)}
          />
        ) : null}
      </div>
      {canEdit && hasChanges && moves.includes('published') ? (
        <small id="publish-reason">{t('product_save_first')}</small>
      ) : null}
      <ScheduleDialog
        product={product}
        isOpen={isScheduling}
        onClose={() => setScheduling(false)}
      />
    </div>
  )
}

type MenuProps = {
  product: StaffProduct
  isBlocked: boolean
  onMove: (state: ProductState) => void
  onDuplicate: () => void
  onSchedule: () => void
}

function MoreMenu({ product: { state }, isBlocked, onMove, onDuplicate, onSchedule }: MenuProps) {
  const { t } = useWords()
  const { can } = useSession()
  const moves = productMoves[state]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label={t('product_more')}>
          <Icon name="more" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.includes('scheduled') && !isBlocked ? (
          <Menu.Item onClick={onSchedule}>{t('product_schedule')}</Menu.Item>
        ) : null}
        {moves.includes('draft') ? (
          <Menu.Item onClick={() => onMove('draft')}>
            {t(state === 'archived' ? 'product_restore' : 'product_unpublish')}
          </Menu.Item>
        ) : null}
        {can('prices.change') ? (
          <Menu.Item onClick={onDuplicate}>{t('product_duplicate')}</Menu.Item>
        ) : null}
        {moves.includes('archived') ? (
          <Menu.Item onClick={() => onMove('archived')}>{t('product_archive')}</Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
