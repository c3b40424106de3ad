import { maxHomeLine, maxHomeText } from '@rimal/contract/staff/content-kinds'
import type { StaffHome } from '@rimal/contract/staff/home'
import { useMemo } from 'react'
import { useRead, useSend } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { Section } from '../../../ui/page-head.tsx'
import { PictureField } from '../../../ui/picture-grid/picture-field.tsx'
import { useWords } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import {
  bodyOf,
  type HomeEdit,
  type HomeForm,
  type HomePicture,
  type HomeText,
  pathOf,
  savedOf,
} from './home-form.ts'
import { homeFields, useHomeTexts } from './home-texts.ts'
import { ItemsField } from './items-field.tsx'

/** The texts and the large pictures of the home page. */
export function HomePage() {
  const { data, error, refetch } = useRead('GET staff/get-home')
  return (
    <>
      <ContentTabs current="home" />
      {data ? (
        <Home home={data} read={async () => (await refetch()).data ?? data} />
      ) : error ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <p aria-busy />
      )}
    </>
  )
}

function Home({ home, read }: { home: StaffHome; read: () => Promise<StaffHome> }) {
  const { t } = useWords()
  const send = useSend(['GET staff/get-home'])
  const saved = useMemo(() => savedOf(home), [home])
  const form = useEditForm<HomeForm>({
    saved,
    read: async () => savedOf(await read()),
    save: async (fields, revision) =>
      savedOf(await send('POST staff/save-home', { body: bodyOf(fields, revision) })),
  })
  const texts = useHomeTexts()
  return (
    <EditForm form={form} {...texts}>
      <Section id="hero" title={t('content_hero')}>
        <div className={css.fields}>
          <Line form={form} name="heroLine" />
          <Line form={form} name="heroLink" />
          <div className={css.pictures}>
            <Scene form={form} name="heroWide" />
            <Scene form={form} name="heroTall" />
          </div>
        </div>
      </Section>
      <Section id="story" title={t('content_story')}>
        <div className={css.fields}>
          <Line form={form} name="storyTitle" />
          <Line form={form} name="storyText" isLong />
          <ItemsField
            form={form}
            name="storySteps"
            itemLabel="content_step"
            addLabel="content_add_step"
          />
          <Line form={form} name="storyLink" />
          <Scene form={form} name="storyPicture" />
        </div>
      </Section>
      <Section id="visits" title={t('content_home_service')}>
        <div className={css.fields}>
          <Line form={form} name="visitTitle" />
          <Line form={form} name="visitText" isLong />
          <p className={css.hint}>{t('content_ticks_help')}</p>
          <ItemsField
            form={form}
            name="visitTicks"
            itemLabel="content_tick"
            addLabel="content_add_tick"
          />
          <Line form={form} name="visitLink" />
          <Scene form={form} name="visitPicture" />
        </div>
      </Section>
    </EditForm>
  )
}

type LineProps = { form: HomeEdit; name: HomeText; isLong?: boolean }

function Line({ form, name, isLong = false }: LineProps) {
  const { t } = useWords()
  return (
    <TextInBoth
      label={t(homeFields[name][1])}
      value={form.value[name]}
      onChange={(text) => form.set(name, text)}
      maxLength={isLong ? maxHomeText : maxHomeLine}
      isMultiline={isLong}
      whenMissing={t('content_missing')}
      errors={errorsOf(form.errors, pathOf[name])}
    />
  )
}

function Scene({ form, name }: { form: HomeEdit; name: HomePicture }) {
  const { t } = useWords()
  const wrong = form.errors[pathOf[name]]
  return (
    <div>
      <PictureField
        label={t(homeFields[name][1])}
        picture={form.value[name]}
        onChange={(picture) => form.set(name, picture)}
      />
      {wrong ? <p className={css.wrong}>{wrong}</p> : null}
    </div>
  )
}
