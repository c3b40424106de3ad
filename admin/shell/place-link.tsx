import { useId } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words.tsx'
import css from './frame.module.css'
import { navigation, type Place } from './navigation.ts'
import { sumWaiting } from './waiting/sum-waiting.ts'
import { useWaiting } from './waiting/use-waiting.ts'

type Props = { place: Place; onOpen?: () => void }

/** The link to a place, with the number of what waits there; the place of the page in view is marked. */
export function PlaceLink({ place: { path, title, icon }, onOpen }: Props) {
  const { t } = useWords()
  const id = useId()
  const count = sumWaiting(useWaiting() ?? [], path)
  return (
    <>
      <NavLink
        to={path}
        end={path === '/' || hasPlaceBelow(path)}
        className={css.place}
        onClick={onOpen}
        aria-describedby={count > 0 ? id : undefined}
      >
        <Icon name={icon} />
        <span>{t(title)}</span>
        {count > 0 ? (
          <small className={css.count} aria-hidden>
            {count}
          </small>
        ) : null}
      </NavLink>
      {count > 0 ? (
        <span id={id} hidden>
          {t('waiting_count', { count })}
        </span>
      ) : null}
    </>
  )
}

/** Whether another place has its own link below this one: then only the link of that place is marked there. */
function hasPlaceBelow(path: string): boolean {
  return navigation.some(({ places }) => places.some((place) => place.path.startsWith(`${path}/`)))
}
