import { NavLink } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words.tsx'
import css from './frame.module.css'
import type { Place } from './navigation.ts'

type Props = { place: Place; onOpen?: () => void }

/** The link to a place; the place of the page in view is marked. */
export function PlaceLink({ place: { path, title, icon }, onOpen }: Props) {
  const { t } = useWords()
  return (
    <NavLink to={path} end={path === '/'} className={css.place} onClick={onOpen}>
      <Icon name={icon} />
      <span>{t(title)}</span>
    </NavLink>
  )
}
