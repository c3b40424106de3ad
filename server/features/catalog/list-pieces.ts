import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { WishedPiece } from '@rimal/contract/wishlist'
import type { Deps } from '../../deps.ts'
import { pictureIn } from './picture-in.ts'
import { listPieceFacts, type PieceFacts } from './pieces.sql.ts'

/** Each of the items that is known, in the order asked for; `state` tells whether it can be had. */
export async function listPieces(
  { db }: Pick<Deps, 'db'>,
  itemIds: readonly string[],
  language: LanguageCode,
): Promise<WishedPiece[]> {
  const facts = await listPieceFacts(db, [...itemIds])
  const byItem = new Map(facts.map((piece) => [piece.itemId, piece]))
  return [...new Set(itemIds)].flatMap((id) => {
    const piece = byItem.get(id)
    return piece ? [pieceIn(piece, language)] : []
  })
}

function pieceIn(facts: PieceFacts, language: LanguageCode): WishedPiece {
  const sizes = facts.published ? facts.sizes : []
  return {
    product_id: facts.productId,
    product_item_id: facts.itemId,
    name: textIn(facts.name, language),
    subtitle: textIn(facts.subtitle, language),
    colorName: textIn(facts.colorName, language),
    color_code: facts.colorCode,
    price: facts.price,
    compareAt: facts.compareAt,
    picture: pictureIn(facts.pictures[0], language),
    state: stateOf(facts),
    sizes,
    customSize: facts.published && facts.customSize,
  }
}

function stateOf({ published, sizes }: PieceFacts): WishedPiece['state'] {
  if (!published) return 'withdrawn'
  return sizes.length > 0 ? 'available' : 'sold_out'
}
