import type { StaffHome } from '@rimal/contract/staff/home'
import { useMemo } from 'react'
import { call } from '../../../call.ts'
import { useRead, useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { Section } from '../../../ui/page-head.tsx'
import { useWords } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { DraftActs } from '../drafts/draft-acts.tsx'
import { DraftState } from '../drafts/draft-state.tsx'
import { ReadDraft } from '../drafts/read-draft.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { PreviewButton } from '../drafts/preview-button.tsx'
import { usePreview } from '../drafts/use-preview.ts'
import { useTypedPreview } from '../drafts/use-typed-preview.ts'
import { WithPreview } from '../drafts/with-preview.tsx'
import { type HomeEdit, type HomeForm, savedOf, typedOf, viewOf } from './home-form.ts'
import { useHomeTexts } from './home-texts.ts'
import { HomeVersions } from './home-versions.tsx'
import { readsOfHome } from './reads-of-home.ts'
import { hasFields, SectionFields } from './section-fields.tsx'
import { sectionNames } from './section-names.ts'
import { SectionOrder } from './section-order.tsx'

/** The home page: its sections with their texts, pictures and products, its draft and its earlier versions. */
export function HomePage() {
  const { can } = useSession()
  const { data, error, refetch } = useRead('GET staff/get-home')
  return (
    <>
      <ContentTabs current="home" />
      {data && !can('content.edit') ? (
        <>
          <DraftState exists {...data} />
          <ReadDraft path="/home" previewKey={data.previewKey} />
        </>
      ) : data ? (
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
  const { revision, previewKey } = home
  const preview = usePreview()
  const { form, publish, published, isDraftSaved } = useHomeForm(home, read)
  const send = useSend(readsOfHome)
  const texts = useHomeTexts()
  const hasChanges = form.changed.length > 0
  const typed = useTypedPreview({
    fields: form.value,
    hasChanges,
    isOpen: preview.isOpen,
    store: (fields) => call('POST staff/preview-home', { body: typedOf(fields) }),
  })
  return (
    <WithPreview
      previewed={{ path: '/home', previewKey: typed.key ?? previewKey, revision }}
      isOpen={preview.isOpen}
      isBehind={typed.isBehind}
      onClose={preview.close}
    >
      <EditForm
        form={form}
        {...texts}
        saveLabel={t('draft_save')}
        savedLabel={isDraftSaved ? t('draft_saved') : ''}
      >
        <DraftState exists {...home} />
        <DraftActs
          draft={home}
          hasChanges={hasChanges}
          isBusy={form.isBusy}
          published={published}
          onPublish={publish}
          onRefused={form.refuse}
          onPlan={(publishAt) => send('POST staff/plan-home', { body: { revision, publishAt } })}
          onDiscard={() => send('POST staff/discard-home-draft', { body: { revision } })}
        >
          <PreviewButton state={preview.state} onOpen={preview.open} />
        </DraftActs>
        <Parts form={form} />
        <Section id="versions" title={t('home_versions')}>
          <HomeVersions home={home} hasChanges={hasChanges} />
        </Section>
      </EditForm>
    </WithPreview>
  )
}

function useHomeForm(home: StaffHome, read: () => Promise<StaffHome>) {
  const send = useSend(readsOfHome)
  const saved = useMemo(() => savedOf(home), [home])
  return useDraftForm<HomeForm>({
    saved,
    view: viewOf,
    read: async () => savedOf(await read()),
    saveDraft: async (fields, revision) =>
      savedOf(await send('POST staff/save-home-draft', { body: { revision, ...typedOf(fields) } })),
    publish: async (fields, revision) =>
      savedOf(await send('POST staff/save-home', { body: { revision, ...typedOf(fields) } })),
  })
}

/** The order of the sections, and then the fields of each in that order. */
function Parts({ form }: { form: HomeEdit }) {
  const { t } = useWords()
  const wrong = form.errors['sections']
  return (
    <>
      <Section id="order" title={t('home_sections')}>
        <p className={css.hint}>{t('home_sections_help')}</p>
        <SectionOrder form={form} />
        {wrong ? <p className={css.wrong}>{wrong}</p> : null}
      </Section>
      {form.value.sections
        .filter(({ name }) => hasFields(name))
        .map(({ name }) => (
          <Section key={name} id={`section-${name}`} title={t(sectionNames[name])}>
            <SectionFields form={form} name={name} />
          </Section>
        ))}
    </>
  )
}
