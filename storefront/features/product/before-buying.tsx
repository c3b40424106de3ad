import type { Product } from '@rimal/contract/catalog'
import { ProductQueueNote } from '../queue/product-queue-note.tsx'
import { Remarks } from './remarks.tsx'

type Props = Parameters<typeof Remarks>[0] & {
  product: Pick<Product, 'id' | 'queue'>
  isForSale: boolean
}

/** What stands above the button that buys: the remarks, and the note about a queue. */
export function BeforeBuying({ product, isForSale, stored, onChange }: Props) {
  return (
    <>
      {isForSale && <Remarks stored={stored} onChange={onChange} />}
      {product.queue && <ProductQueueNote product={product} />}
    </>
  )
}
