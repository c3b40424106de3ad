import { maxFooterText, maxHeaderLinks, maxMenuLinks } from '@rimal/contract/content/menu-kinds'
import type { StaffMenus } from '@rimal/contract/staff/menus'
import { useMemo } from 'react'
import { useRead, useSend } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { Section } from '../../../ui/page-head.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useWords } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { ColumnsField } from './columns-field.tsx'
import { LinksField } from './links-field.tsx'
import { menuNames, useMenuTexts } from './menu-texts.ts'
import { bodyOf, type MenusForm, menusOf, savedOf } from './menus-form.ts'
import { ResetMenus } from './reset-menus.tsx'

/** The links at the top, in the side menu and at the foot of every page. */
export function MenusPage() {
  const { data, error, refetch } = useRead('GET staff/get-menus')
  return (
    <>
      <ContentTabs current="menus" />
      {data ? (
        <Menus menus={data} read={async () => (await refetch()).data ?? data} />
      ) : error ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <p aria-busy />
      )}
    </>
  )
}

function Menus({ menus, read }: { menus: StaffMenus; read: () => Promise<StaffMenus> }) {
  const { t } = useWords()
  const send = useSend(['GET staff/get-menus'])
  const { said, say } = useSaid()
  const saved = useMemo(() => savedOf(menus), [menus])
  const form = useEditForm<MenusForm>({
    saved,
    read: async () => savedOf(await read()),
    save: async (fields, revision) =>
      savedOf(await send('POST staff/save-menus', { body: bodyOf(fields, revision) })),
    view: menusOf,
  })
  const texts = useMenuTexts()
  const links = (name: 'header' | 'side' | 'more', max: number) => ({
    links: form.value[name],
    onChange: (next: MenusForm[typeof name]) => form.set(name, next),
    max,
    path: `menus.${name}`,
    errors: form.errors,
  })
  return (
    <>
      <Said said={said} />
      <EditForm form={form} {...texts}>
        <Section id="header" title={t(menuNames.header)}>
          <p className={css.hint}>{t('menus_header_help', { count: maxHeaderLinks })}</p>
          <LinksField {...links('header', maxHeaderLinks)} />
        </Section>
        <Section id="side" title={t(menuNames.side)}>
          <LinksField {...links('side', maxMenuLinks)} below="links" />
        </Section>
        <Section id="more" title={t(menuNames.more)}>
          <LinksField {...links('more', maxMenuLinks)} />
        </Section>
        <Section id="columns" title={t(menuNames.columns)}>
          <p className={css.hint}>{t('menus_columns_help')}</p>
          <ColumnsField form={form} />
        </Section>
        <Section id="line" title={t(menuNames.footerText)}>
          <p className={css.hint}>{t('menus_footer_text_help')}</p>
          <TextInBoth
            label={t(menuNames.footerText)}
            value={form.value.footerText}
            onChange={(text) => form.set('footerText', text)}
            maxLength={maxFooterText}
            whenMissing={t('content_missing')}
            errors={errorsOf(form.errors, 'menus.footerText')}
          />
        </Section>
      </EditForm>
      <ResetMenus
        menus={menus}
        hasChanges={form.changed.length > 0}
        onDone={() => say(t('menus_reset_done'))}
      />
    </>
  )
}
