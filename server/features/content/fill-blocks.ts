import type { Block } from '@rimal/contract/shop'
import type { Settings } from '../shop/settings/settings.ts'

/**
 * Fills the figures of the welcome discount into editorial blocks; drops the blocks that mention the discount while
 * there is none.
 */
export function fillBlocks(
  blocks: readonly Block[],
  { welcomeDiscount: { code, percent } }: Pick<Settings, 'welcomeDiscount'>,
): Block[] {
  return blocks.flatMap((block) => {
    const text = JSON.stringify(block)
    if (!text.includes('{welcome_')) return [block]
    if (percent === null) return []
    const filled = text
      .replaceAll('{welcome_code}', code)
      .replaceAll('{welcome_percent}', `${percent}`)
    return [JSON.parse(filled) as Block]
  })
}
