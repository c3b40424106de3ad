import type { Queries } from '../../../db/connect.ts'
import { earlierPath } from './earlier-path.ts'
import { findTarget } from './redirects.sql.ts'

/** Finds the path to which the path of an earlier shop leads; both are without the language. */
export async function findRedirect(db: Queries, path: string): Promise<string | null> {
  const earlier = earlierPath(path)
  // No redirect has such a path, and PostgreSQL does not read every one of these signs.
  return /\p{Cc}/u.test(earlier) ? null : findTarget(db, earlier)
}
