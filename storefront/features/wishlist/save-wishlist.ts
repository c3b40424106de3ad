import { maxWishlistItems } from '@rimal/contract/limits'
import { call, answerOf, tryCall } from '../../api.ts'
import type { Words } from '../../i18n/words.tsx'
import { vibrate } from '../../device/vibrate.ts'
import { loginRecord } from '../../session/login-hint.ts'
import { type Failure, showToast } from '../../ui/toast.tsx'
import { showSaved, type Input } from './hearts.ts'
import { storedWishlist, storeWishlist, wishlistKey } from './stored-wishlist.ts'

/** The items that the shop has, or this browser for a guest. */
let known: readonly string[] = []
/** Whose they are; undefined until it was asked. */
let owner: string | null | undefined
/** The pressed hearts that have no answer yet. */
const wanted = new Map<string, boolean>()
let loading: Promise<number> | null = null
let stale = false
let turn: Promise<unknown> = Promise.resolve()

/**
 * Loads the wishlist from now on. A guest's items are first added to the customer's list, which is tried until it
 * works; returns the number of items that were added.
 */
export function loadWishlist(): Promise<number> {
  if (owner === undefined) listen()
  stale = true
  loading ??= load()
  return loading
}

async function load(): Promise<number> {
  let merged = 0
  while (stale) {
    stale = false
    merged += await ask()
  }
  loading = null
  return merged
}

async function ask(): Promise<number> {
  const customerId = loginRecord()?._id ?? null
  owner = customerId
  showStored()
  if (customerId === null) return 0
  const itemIds = broughtAlong()
  const reply = await (itemIds.length > 0
    ? tryCall('POST wishlist/merge-guest-list', { body: { itemIds } })
    : tryCall('GET wishlist/list-item-ids'))
  if (!reply?.result || owner !== customerId) return 0
  save(reply.result.itemIds)
  return 'merged' in reply.result ? Number(reply.result.merged) : 0
}

/** A guest's list in the browser of a customer: the shop has not taken it yet. */
function broughtAlong(): string[] {
  const { customerId, itemIds } = storedWishlist()
  return owner && customerId === null ? itemIds.slice(0, maxWishlistItems) : []
}

function showStored() {
  const { customerId, itemIds } = storedWishlist()
  known = customerId === null || customerId === owner ? itemIds : []
  show()
}

function save(itemIds: readonly string[]) {
  known = itemIds
  storeWishlist({ customerId: owner ?? null, itemIds: [...itemIds] })
  show()
}

function show() {
  const ids = new Set(known)
  for (const [id, want] of wanted) {
    if (want) ids.add(id)
    else ids.delete(id)
  }
  showSaved(ids)
}

/** Handles a press on a heart, and says whether it worked. */
export async function saveOrRemove(
  item: Input,
  want: boolean,
  t: Words['t'],
): Promise<Failure | undefined | void> {
  vibrate('light')
  const failure = await changeWishlistItem(item.itemId, want, t)
  if (failure !== undefined) return failure
  if (!want) return showToast(t('wishlist_removed', { name: item.name }))
  showToast(t('wishlist_added', { name: item.name }), {
    link: { to: '/my-wishlist', label: t('wishlist_open') },
  })
}

/** Changes wait for each other; answers why it was not done. The hearts tell at once. */
export function changeWishlistItem(
  itemId: string,
  want: boolean,
  t: Words['t'],
): Promise<Failure | undefined> {
  wanted.set(itemId, want)
  show()
  const mine = turn.then(async () => {
    // Pressed again meanwhile: the last press counts.
    if (wanted.get(itemId) !== want) return undefined
    const failure = await answerOf(send(itemId, want, t))
    if (wanted.get(itemId) === want) wanted.delete(itemId)
    show()
    return failure
  })
  turn = mine
  return mine
}

async function send(itemId: string, want: boolean, t: Words['t']): Promise<Failure | undefined> {
  await (owner === undefined ? loadWishlist() : loading)
  if (broughtAlong().length > 0) await loadWishlist()
  if (broughtAlong().length > 0) return null
  if (owner) {
    const body = { product_item_id: itemId }
    const reply = await (want
      ? call('POST wishlist/add-item', { body })
      : call('POST wishlist/remove-item', { body }))
    if (reply.result) {
      save(reply.result.itemIds)
      return undefined
    }
    if (reply.status !== 401) return reply
    // The login has ended: the customer continues as a guest.
    await loadWishlist()
  }
  return saveHere(itemId, want, t)
}

/** Saves the item in this browser, together with the items that another tab may have saved a moment ago. */
function saveHere(itemId: string, want: boolean, t: Words['t']): Failure | undefined {
  const { customerId, itemIds } = storedWishlist()
  const others = (customerId === null ? itemIds : []).filter((id) => id !== itemId)
  if (want && others.length >= maxWishlistItems)
    return { message: t('wishlist_is_full', { max: maxWishlistItems }) }
  const after = want ? [itemId, ...others] : others
  if (!storeWishlist({ customerId: null, itemIds: after })) {
    return { message: t('wishlist_not_stored') }
  }
  known = after
  return undefined
}

function listen() {
  addEventListener('storage', ({ key }) => {
    if (key === wishlistKey) showStored()
    else if (key === 'first_app' || key === null) void loadWishlist()
  })
  // The event is sent at every renewal too; only another person matters.
  addEventListener('login', () => {
    if ((loginRecord()?._id ?? null) !== owner) void loadWishlist()
  })
  // A page that was put aside has heard of nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void loadWishlist()
  })
}
