import { staffErrors } from '@rimal/contract/errors/staff-errors'
import { textIn } from '@rimal/contract/language'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session.ts'
import { PageHead } from '../ui/page-head.tsx'
import ui from '../ui/ui.module.css'
import { useWords } from '../words.tsx'
import { permissionOf, placeOf } from './navigation.ts'

/** Shows a page to the roles that have its place; to others it says that the place belongs to other staff. */
export function PlaceGuard({ children }: { children: ReactNode }) {
  const { t, language } = useWords()
  const { can } = useSession()
  const { pathname } = useLocation()
  const needs = permissionOf(pathname)
  if (!needs || can(needs)) return children
  const place = placeOf(pathname)
  return (
    <>
      {place ? <PageHead title={t(place.title)} /> : null}
      <p className={ui.empty}>{textIn(staffErrors.not_allowed, language)}</p>
    </>
  )
}
