import type { WishedPiece } from '@rimal/contract/wishlist'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { useKept } from './hearts.ts'
import { loadWishes } from './keep-wishes.ts'
import { storedWishes } from './stored-wishes.ts'

type Found = {
  pieces: WishedPiece[]
  /** All that were asked for; of a guest's, those not in the shop are not among the pieces. */
  asked: string[]
  /** Of a customer's list that is shared. */
  token: string | null
  tellsNews: boolean
}

/**
 * The pieces whose hearts are filled, with price and state of now. One that is dropped keeps its place
 * unseen, so that taking that back puts it where it was.
 */
export function useWishedPieces() {
  const { t } = useWords()
  const kept = useKept()
  const loggedIn = useLoginHint()
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const fresh = kept ? [...kept].filter((id) => !found?.asked.includes(id)).join() : null

  const load = useCallback(() => {
    askPieces(loggedIn).then(
      (reply) => {
        if ('message' in reply) return setFailed(reply.message)
        setFailed(null)
        setFound((before) => withDropped(reply, before))
      },
      () => setFailed(t('no_answer')),
    )
  }, [loggedIn, t])
  // Kept elsewhere meanwhile: it comes in.
  useEffect(() => {
    if (fresh !== '') load()
  }, [load, fresh])

  return {
    pieces: kept && found ? found.pieces.filter((piece) => kept.has(piece.product_item_id)) : null,
    count: kept?.size ?? null,
    token: found?.token ?? null,
    tellsNews: found?.tellsNews ?? false,
    setHers: (part: Partial<Pick<Found, 'token' | 'tellsNews'>>) =>
      setFound((now) => now && { ...now, ...part }),
    failed,
    load,
  }
}

async function askPieces(loggedIn: boolean): Promise<Found | { message: string }> {
  await loadWishes()
  if (loggedIn) {
    const { result, message } = await call('GET wishlist/list-pieces')
    if (!result) return { message }
    return { ...result, asked: result.pieces.map((piece) => piece.product_item_id) }
  }
  const asked = storedWishes().itemIds
  const { result, message } = await call('POST wishlist/show-pieces', { body: { itemIds: asked } })
  return result ? { pieces: result, asked, token: null, tellsNews: false } : { message }
}

function withDropped(now: Found, before: Found | null): Found {
  const here = new Set(now.pieces.map((piece) => piece.product_item_id))
  const dropped = before?.pieces.filter((piece) => !here.has(piece.product_item_id)) ?? []
  return {
    ...now,
    pieces: [...now.pieces, ...dropped],
    asked: [...now.asked, ...(before?.asked ?? [])],
  }
}
