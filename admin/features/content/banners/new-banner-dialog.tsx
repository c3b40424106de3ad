import { Button } from '@mantine/core'
import { maxBannerTitle } from '@rimal/contract/content/banner-kinds'
import type { Text } from '@rimal/contract/language'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { fieldsOf } from './banner-form.ts'
import { PlaceField } from './place-field.tsx'

const noText: Text = { en: '', ar: '' }

/** Creates a hidden banner and opens it. What is typed stays when the dialog is closed and opened again. */
export function NewBannerDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState<Typed>({ title: noText, place: 'home' })
  return (
    <Dialog title={t('banners_new')} isOpen={isOpen} onClose={onClose}>
      <NewBannerForm typed={typed} onChange={setTyped} />
    </Dialog>
  )
}

type Typed = { title: Text; place: string }
type FormProps = { typed: Typed; onChange: (typed: Typed) => void }

function NewBannerForm({ typed, onChange }: FormProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { title, place } = typed
  const send = useSend(['GET staff/list-banners'])
  const { run, isBusy, error, fields } = useChange(async () => {
    const blank = { text: noText, linkText: noText, target: '', from: null, until: null }
    const pictures = { widePicture: null, tallPicture: null }
    const { bannerId } = await send('POST staff/save-banner', {
      body: {
        bannerId: null,
        revision: 0,
        fields: fieldsOf({ ...blank, ...pictures, title, place, isHidden: true }),
      },
    })
    void navigate(`/content/banners/${bannerId}`)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form} noValidate>
      <p className={ui.lede}>{t('banners_new_lede')}</p>
      {Object.keys(fields).length === 0 ? <Notice error={error} /> : null}
      <TextInBoth
        label={t('banners_title')}
        value={title}
        onChange={(next) => onChange({ ...typed, title: next })}
        maxLength={maxBannerTitle}
        errors={{ en: fields['title.en'], ar: fields['title.ar'] }}
      />
      <PlaceField
        value={place}
        onChange={(next) => onChange({ ...typed, place: next })}
        error={fields['place']}
      />
      <Button type="submit" loading={isBusy}>
        {t('banners_create')}
      </Button>
    </form>
  )
}
