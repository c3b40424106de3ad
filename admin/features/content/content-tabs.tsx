import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'

const parts = [
  { key: 'pages', title: 'content_pages', to: '/content', lede: 'content_pages_lede' },
  { key: 'home', title: 'content_home', to: '/content/home', lede: 'content_home_lede' },
  { key: 'menus', title: 'content_menus', to: '/content/menus', lede: 'content_menus_lede' },
  {
    key: 'banners',
    title: 'content_banners',
    to: '/content/banners',
    lede: 'content_banners_lede',
  },
  { key: 'words', title: 'content_words', to: '/content/words', lede: 'content_words_lede' },
  {
    key: 'messages',
    title: 'content_messages',
    to: '/content/messages',
    lede: 'content_messages_lede',
  },
] as const

/** The title above all parts of the content, the ways to them, and what the current one is. */
export function ContentTabs({ current }: { current: (typeof parts)[number]['key'] }) {
  const { t } = useWords()
  const { can } = useSession()
  const read = parts.filter(({ key }) => can('content.edit') || key === 'pages' || key === 'home')
  const tabs = read.map(({ key, title, to }) => ({ key, title: t(title), to }))
  const shown = parts.find(({ key }) => key === current)
  return (
    <>
      <PageHead title={t('admin_content')} />
      <Tabs label={t('content_parts')} tabs={tabs} current={current} />
      {shown ? <p className={ui.lede}>{t(shown.lede)}</p> : null}
    </>
  )
}
