import { useSession } from '../session.ts'
import { navigation } from './navigation.ts'

/** The groups of the navigation with the places that the role may see. */
export function useGroups() {
  const { can } = useSession()
  return navigation
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ needs }) => needs === undefined || can(needs)),
    }))
    .filter(({ places }) => places.length > 0)
}
