import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { useState } from 'react'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDraggedRows } from '../../../ui/order/use-dragged-rows.ts'
import { Said } from '../../../ui/said/said.tsx'
import { useArrivalSaid } from '../../../ui/said/use-arrival-said.ts'
import { Table } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { bannerColumns } from './banner-columns.tsx'
import { NewBannerDialog } from './new-banner-dialog.tsx'
import { useMoveBanner } from './use-move-banner.ts'
import { usePlaces } from './use-places.ts'

/** All banners in their order, and what shoppers see of them now. */
export function BannersPage() {
  const words = useWords()
  const { t, language } = words
  const time = useTime()
  const places = usePlaces()
  const { data, error, refetch } = useRead('GET staff/list-banners')
  const [isNew, setNew] = useState(false)
  const { said, say } = useArrivalSaid()
  const { move, error: moveError } = useMoveBanner(({ title, place, count }) =>
    // The focus stays at the button, which moves along with its banner.
    say(t('banners_moved', { name: isolate(textIn(title, language)), place, count }), false),
  )
  const rows = useDraggedRows((from, to) => move(data ?? [], from, to))
  return (
    <>
      <ContentTabs current="banners" />
      <div className={css.start}>
        <Button onClick={() => setNew(true)}>{t('banners_new')}</Button>
      </div>
      <Said said={said} />
      <Notice error={moveError} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className={ui.empty}>{t('banners_empty')}</p>
      ) : (
        <Table
          caption={t('content_banners')}
          columns={bannerColumns(words, { time, places, banners: data ?? [], move, rows })}
          rows={data}
          keyOf={({ bannerId }) => bannerId}
          rowAttributes={rows.row}
        />
      )}
      <NewBannerDialog isOpen={isNew} onClose={() => setNew(false)} />
    </>
  )
}
