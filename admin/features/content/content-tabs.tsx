import type { Permission } from '@rimal/contract/permissions'
import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'

const parts = [
  {
    key: 'pages',
    title: 'content_pages',
    to: '/content',
    lede: 'content_pages_lede',
    needs: 'content.read',
  },
  {
    key: 'home',
    title: 'content_home',
    to: '/content/home',
    lede: 'content_home_lede',
    needs: 'content.read',
  },
  {
    key: 'menus',
    title: 'content_menus',
    to: '/content/menus',
    lede: 'content_menus_lede',
    needs: 'content.edit',
  },
  {
    key: 'banners',
    title: 'content_banners',
    to: '/content/banners',
    lede: 'content_banners_lede',
    needs: 'content.edit',
  },
  {
    key: 'words',
    title: 'content_words',
    to: '/content/words',
    lede: 'content_words_lede',
    needs: 'content.edit',
  },
  {
    key: 'messages',
    title: 'content_messages',
    to: '/content/messages',
    lede: 'content_messages_lede',
    needs: 'content.edit',
  },
] as const satisfies readonly { needs: Permission; [part: string]: string }[]

/** The title above all parts of the content, the links to them, and what the current one is. */
export function ContentTabs({ current }: { current: (typeof parts)[number]['key'] }) {
  const { t } = useWords()
  const { can } = useSession()
  const readable = parts.filter(({ needs }) => can(needs))
  const tabs = readable.map(({ key, title, to }) => ({ key, title: t(title), to }))
  const shown = parts.find(({ key }) => key === current)
  return (
    <>
      <PageHead title={t('admin_content')} />
      <Tabs label={t('content_parts')} tabs={tabs} current={current} />
      {shown ? <p className={ui.lede}>{t(shown.lede)}</p> : null}
    </>
  )
}
