import { pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { Deps } from '../../../deps.ts'
import { listDueSubjects } from '../drafts.sql.ts'
import { publishDueHome } from './home/hold-home.ts'
import { publishDuePage } from './pages/hold-page.ts'

/** Publishes the drafts whose planned moment has come; a job that runs late publishes what it missed. */
export async function publishContent({
  db,
  transact,
  clock,
  log,
}: Pick<Deps, 'db' | 'transact' | 'clock' | 'log'>): Promise<void> {
  const now = clock()
  for (const subject of await listDueSubjects(db, now)) {
    const slug = pageSlugs.find((one) => one === subject)
    try {
      await transact((tx) => (slug ? publishDuePage(tx, slug, now) : publishDueHome(tx, now)))
    } catch (err) {
      log.error({ err, subject }, 'a planned draft could not be published')
    }
  }
}
