import {
  maxPageDescription,
  maxPageTitle,
  type PageSlug,
  pageSlugs,
} from '@rimal/contract/staff/content-kinds'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../call.ts'
import { useRead, useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Section } from '../../../ui/page-head.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { DraftActs } from '../drafts/draft-acts.tsx'
import { ReadDraft } from '../drafts/read-draft.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { PreviewButton } from '../drafts/preview-button.tsx'
import { usePreview } from '../drafts/use-preview.ts'
import { useTypedPreview } from '../drafts/use-typed-preview.ts'
import { WithPreview } from '../drafts/with-preview.tsx'
import { errorsOf } from '../error-at.ts'
import { DeletePage } from './delete-page.tsx'
import { EditorHead } from './editor-head.tsx'
import { fieldNames } from './field-names.ts'
import { fieldsOf, type PageEdit, type PageForm, savedOf } from './page-form.ts'
import { readsOfPages } from './reads-of-pages.ts'
import { SectionsPart } from './sections-part.tsx'
import { usePageTexts } from './use-page-texts.ts'
import { VersionsPart } from './versions-part.tsx'

/** One editorial page in both languages, with its draft and its earlier versions. */
export function EditorPage() {
  const { t } = useWords()
  const { slug: asked } = useParams()
  const slug = pageSlugs.find((one) => one === asked)
  if (!slug) return <p className={ui.empty}>{t('content_no_page')}</p>
  return <LoadedPage key={slug} slug={slug} />
}

function LoadedPage({ slug }: { slug: PageSlug }) {
  const { can } = useSession()
  const { data, error, refetch } = useRead('GET staff/get-page/{slug}', { params: { slug } })
  // While a page is being read, the earlier answer is of another page.
  if (data && data.slug === slug) {
    if (!can('content.edit')) return <ReadPage page={data} />
    return <Page page={data} read={async () => (await refetch()).data ?? data} />
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

/** A page for a role that does not change it. */
function ReadPage({ page }: { page: StaffPage }) {
  const { slug, revision, previewKey } = page
  return (
    <>
      <EditorHead page={page} />
      {revision > 0 ? <ReadDraft path={`/${slug}`} previewKey={previewKey} /> : null}
    </>
  )
}

type Props = { page: StaffPage; read: () => Promise<StaffPage> }

function Page({ page, read }: Props) {
  const { t } = useWords()
  const { slug, revision, previewKey } = page
  const preview = usePreview()
  const { form, publish, published, isDraftSaved } = usePageForm(page, read)
  const send = useSend(readsOfPages)
  const texts = usePageTexts()
  const hasChanges = form.changed.length > 0
  const typed = useTypedPreview({
    fields: form.value,
    hasChanges,
    isOpen: preview.isOpen,
    store: (fields) =>
      call('POST staff/preview-page', { body: { slug, fields: fieldsOf(fields) } }),
  })
  return (
    <WithPreview
      previewed={{ path: `/${slug}`, previewKey: typed.key ?? previewKey, revision }}
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
        <EditorHead page={page} />
        <DraftActs
          draft={page}
          hasChanges={hasChanges}
          isBusy={form.isBusy}
          published={published}
          onPublish={publish}
          onRefused={form.refuse}
          onPlan={(publishAt) =>
            send('POST staff/plan-page', { body: { slug, revision, publishAt } })
          }
          onDiscard={() => send('POST staff/discard-page-draft', { body: { slug, revision } })}
        >
          {revision > 0 ? <PreviewButton state={preview.state} onOpen={preview.open} /> : null}
        </DraftActs>
        <Parts form={form} page={page} />
      </EditForm>
    </WithPreview>
  )
}

function usePageForm(page: StaffPage, read: () => Promise<StaffPage>) {
  const { slug } = page
  const send = useSend(readsOfPages)
  const saved = useMemo(() => savedOf(page), [page])
  return useDraftForm<PageForm>({
    saved,
    view: fieldsOf,
    read: async () => savedOf(await read()),
    saveDraft: async (fields, revision) =>
      savedOf(
        await send('POST staff/save-page-draft', {
          body: { slug, revision, fields: fieldsOf(fields) },
        }),
      ),
    publish: async (fields, revision) =>
      savedOf(
        await send('POST staff/save-page', { body: { slug, revision, fields: fieldsOf(fields) } }),
      ),
  })
}

function Parts({ form, page }: { form: PageEdit; page: StaffPage }) {
  const { t } = useWords()
  const [said, setSaid] = useState('')
  const hasChanges = form.changed.length > 0
  const tooLong = form.errors['sections']
  return (
    <>
      <output className={said && !page.exists ? ui.done : ui.hidden}>
        {page.exists ? '' : said}
      </output>
      <div className={css.fields}>
        <HeadFields form={form} />
      </div>
      <Section id="sections" title={t('content_sections')}>
        <p className={css.hint}>{t('content_plain_text')}</p>
        <p className={css.hint}>{t('rich_help')}</p>
        <p className={css.hint}>
          {t('content_welcome_help', { code: '{welcome_code}', percent: '{welcome_percent}' })}
        </p>
        {tooLong ? <p className={css.wrong}>{tooLong}</p> : null}
        <SectionsPart form={form} />
      </Section>
      <Section id="versions" title={t('content_versions')}>
        <VersionsPart page={page} hasChanges={hasChanges} />
      </Section>
      {page.exists ? (
        <Section id="delete" title={t('content_delete')}>
          <DeletePage
            page={page}
            hasChanges={hasChanges}
            onDeleted={() => setSaid(t('content_deleted'))}
          />
        </Section>
      ) : null}
    </>
  )
}

function HeadFields({ form }: { form: PageEdit }) {
  const { t } = useWords()
  const field = (name: 'title' | 'description') => ({
    label: t(fieldNames[name]),
    value: form.value[name],
    onChange: (value: PageForm[typeof name]) => form.set(name, value),
    whenMissing: t('content_missing'),
    errors: errorsOf(form.errors, name),
  })
  return (
    <>
      <TextInBoth {...field('title')} maxLength={maxPageTitle} />
      <TextInBoth {...field('description')} maxLength={maxPageDescription} isMultiline />
    </>
  )
}
