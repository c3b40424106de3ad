import { useWords } from '../i18n/words.tsx'
import { useShop } from '../shop.tsx'

/** The first sentence on a phone, all of them on a desk; nothing turns by itself. */
export function AnnouncementBar() {
  const { announcements } = useShop()
  const { t } = useWords()
  if (announcements.length === 0) return null
  return (
    <aside
      aria-label={t('announcements')}
      className="bg-oud-deep px-(--gutter) py-2.5 text-center text-micro leading-[1.4] text-cream"
    >
      <ul className="flex justify-center gap-x-3">
        {announcements.map((text, index) => (
          <li
            key={text}
            className={index === 0 ? '' : "hidden gap-x-3 before:content-['·'] lg:flex"}
          >
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}
