import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words.tsx'
import css from './frame.module.css'
import { PlaceLink } from './place-link.tsx'
import { useGroups } from './use-groups.ts'

/** As many as fit beside each other on the narrowest phone. */
const inBar = 5

/** The navigation of a phone: what people do with a phone in a bar, and all places behind its last button. */
export function BottomBar() {
  const { t } = useWords()
  const groups = useGroups()
  const [isOpen, setOpen] = useState(false)
  const all = groups.flatMap((group) => group.places)
  const places = [
    ...all.filter(({ isForPhone }) => isForPhone),
    ...all.filter(({ isForPhone }) => !isForPhone),
  ]
  const shown = places.length > inBar ? places.slice(0, inBar - 1) : places
  const close = () => setOpen(false)
  return (
    <nav className={css.bottom} aria-label={t('admin_navigation')}>
      {shown.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      {shown.length < places.length ? (
        <button type="button" className={css.place} onClick={() => setOpen(true)}>
          <Icon name="more" />
          <span>{t('admin_more')}</span>
        </button>
      ) : null}
      <Dialog title={t('admin_more')} isOpen={isOpen} onClose={close}>
        {groups.map(({ title, places: some }) => (
          <div key={title ?? ''}>
            {title ? <p className={css.group}>{t(title)}</p> : null}
            <ul className={css.more}>
              {some.map((place) => (
                <li key={place.path}>
                  <PlaceLink place={place} onOpen={close} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Dialog>
    </nav>
  )
}
