import { parseTarget } from '@rimal/contract/content/targets'
import type { LanguageCode } from '@rimal/contract/language'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { canVisit } from '../../../shop/can-visit.ts'
import { findDictionary } from '../../../shop/language/find-dictionary.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { listLinked } from '../storefront.sql.ts'
import { shopTargets, targetsToChoose } from './shop-targets.ts'

/** What targets are read with; within a transaction, its queries. */
export type Reading = Pick<Deps, 'listing'> & { db: Queries }

/** Reads what links can lead to, with the usual texts in both languages. */
export async function findShopTargets({ db, listing }: Reading) {
  const groups = await listLinked(db)
  const settings = await findSettings(db)
  const [shopName, hasVisits] = [settings.name, canVisit(settings)]
  const filled = new Set(listing.filledGroups())
  const targetsIn = async (language: LanguageCode) => {
    const { words } = await findDictionary(db, language, [])
    return shopTargets({ hasVisits, groups, filled, words, shopName }, language)
  }
  return {
    en: await targetsIn('en'),
    ar: await targetsIn('arb'),
    choices: targetsToChoose(groups),
  }
}

/** Returns a function that says whether the shop has a target; every address of the web is one. */
export async function findKnownTargets(db: Queries): Promise<(target: string) => boolean> {
  const known = new Set(targetsToChoose(await listLinked(db)).map(({ target }) => target))
  return (target) => known.has(target) || parseTarget(target)?.kind === 'address'
}
