import { textIn } from '@rimal/contract/language'
import type { StaffBanner } from '@rimal/contract/staff/banners'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead, useSend } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { DeleteRecord } from '../../../ui/record/delete-record.tsx'
import { useTime } from '../../../ui/use-time.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { BannerParts } from './banner-parts.tsx'
import { type BannerForm, fieldsOf, savedOf } from './banner-form.ts'
import { BannerState } from './banner-state.tsx'
import { useBannerTexts } from './banner-texts.ts'

/** One banner: where and when it is shown, its words, its link and its pictures. */
export function BannerPage() {
  const { id } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-banners')
  const find = (banners: StaffBanner[] | undefined) =>
    banners?.find(({ bannerId }) => bannerId === id)
  const banner = find(data)
  if (banner) {
    const read = async () => find((await refetch()).data) ?? banner
    return <EditedBanner key={banner.bannerId} banner={banner} read={read} />
  }
  if (data) return <p className={ui.empty}>{t('banners_gone')}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = { banner: StaffBanner; read: () => Promise<StaffBanner> }

const reads = ['GET staff/list-banners'] as const

function EditedBanner({ banner, read }: Props) {
  const { t } = useWords()
  const send = useSend(reads)
  const sendDeletion = useSend()
  const [uploads, setUploads] = useState(0)
  const saved = useMemo(() => savedOf(banner), [banner])
  const form = useEditForm<BannerForm>({
    saved,
    read: async () => savedOf(await read()),
    save: async (fields, revision) => {
      const body = { bannerId: banner.bannerId, revision, fields: fieldsOf(fields) }
      return savedOf(await send('POST staff/save-banner', { body }))
    },
  })
  const texts = useBannerTexts()
  return (
    <>
      <Head banner={banner} />
      <EditForm form={form} {...texts} isUploading={uploads > 0}>
        <BannerParts
          form={form}
          onBusy={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
        />
      </EditForm>
      <DeleteRecord
        title={t('banners_delete')}
        effect={t('banners_delete_effect')}
        hasChanges={form.changed.length > 0}
        onDelete={() =>
          sendDeletion('POST staff/delete-banner', {
            body: { bannerId: banner.bannerId, revision: banner.revision },
          })
        }
        list={{ to: '/content/banners', said: t('banners_deleted'), renews: reads }}
      />
    </>
  )
}

function Head({ banner: { title, state, savedAt } }: { banner: StaffBanner }) {
  const { t, language } = useWords()
  const time = useTime()
  const name = textIn(title, language)
  return (
    <header className={`${ui.head} ${css.head}`}>
      <title>{name}</title>
      <div>
        <span className={css.crumb}>
          <Link to="/content/banners">{t('content_banners')}</Link>
        </span>
        <h1>{name}</h1>
        <p className={css.facts}>
          <BannerState state={state} />
          <span>{t('content_saved_at', { when: time(savedAt) })}</span>
        </p>
      </div>
    </header>
  )
}
