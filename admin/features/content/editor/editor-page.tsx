import {
  maxPageDescription,
  maxPageTitle,
  type PageSlug,
  pageSlugs,
} from '@rimal/contract/staff/content-kinds'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useRead, useSend } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { Section } from '../../../ui/page-head.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { DeletePage } from './delete-page.tsx'
import { EditorHead } from './editor-head.tsx'
import { fieldNames } from './field-names.ts'
import { fieldsOf, type PageEdit, type PageForm, savedOf } from './page-form.ts'
import { readsOfPages } from './reads-of-pages.ts'
import { SectionsPart } from './sections-part.tsx'
import { usePageTexts } from './use-page-texts.ts'
import { VersionsPart } from './versions-part.tsx'

/** One editorial page in both languages, with its earlier versions. */
export function EditorPage() {
  const { t } = useWords()
  const { slug: asked } = useParams()
  const slug = pageSlugs.find((one) => one === asked)
  if (!slug) return <p className={ui.empty}>{t('content_no_page')}</p>
  return <LoadedPage key={slug} slug={slug} />
}

function LoadedPage({ slug }: { slug: PageSlug }) {
  const { data, error, refetch } = useRead('GET staff/get-page/{slug}', { params: { slug } })
  // While a page is being read, the earlier answer is of another page.
  if (data && data.slug === slug) {
    return <Page page={data} read={async () => (await refetch()).data ?? data} />
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = { page: StaffPage; read: () => Promise<StaffPage> }

function Page({ page, read }: Props) {
  const { t } = useWords()
  const { slug } = page
  const [said, setSaid] = useState('')
  const send = useSend(readsOfPages)
  const saved = useMemo(() => savedOf(page), [page])
  const form = useEditForm<PageForm>({
    saved,
    read: async () => savedOf(await read()),
    save: async (fields, revision) => {
      const body = { slug, revision, fields: fieldsOf(fields) }
      return savedOf(await send('POST staff/save-page', { body }))
    },
  })
  const texts = usePageTexts()
  const hasChanges = form.changed.length > 0
  const exists = page.revision > 0
  return (
    <EditForm form={form} {...texts}>
      <EditorHead page={page} />
      <output className={said && !exists ? ui.done : ui.hidden}>{exists ? '' : said}</output>
      <div className={css.fields}>
        <HeadFields form={form} />
      </div>
      <Section id="sections" title={t('content_sections')}>
        <p className={css.hint}>{t('content_plain_text')}</p>
        <p className={css.hint}>
          {t('content_welcome_help', { code: '{welcome_code}', percent: '{welcome_percent}' })}
        </p>
        <SectionsPart form={form} />
      </Section>
      <Section id="versions" title={t('content_versions')}>
        <VersionsPart page={page} hasChanges={hasChanges} />
      </Section>
      {exists ? (
        <Section id="delete" title={t('content_delete')}>
          <DeletePage
            page={page}
            hasChanges={hasChanges}
            onDeleted={() => setSaid(t('content_deleted'))}
          />
        </Section>
      ) : null}
    </EditForm>
  )
}

function HeadFields({ form }: { form: PageEdit }) {
  const { t } = useWords()
  const field = (name: 'title' | 'description') => ({
    label: t(fieldNames[name]),
    value: form.value[name],
    onChange: (value: PageForm[typeof name]) => form.set(name, value),
    whenMissing: t('content_missing'),
    errors: errorsOf(form.errors, `fields.${name}`),
  })
  return (
    <>
      <TextInBoth {...field('title')} maxLength={maxPageTitle} />
      <TextInBoth {...field('description')} maxLength={maxPageDescription} isMultiline />
    </>
  )
}
