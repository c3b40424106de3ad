import type { Product } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'
import type { CopyOfRead } from '../../offline/messages.ts'

const copyMark: keyof CopyOfRead = 'copyOf'

/**
 * Returns the current product. A page may come from the cache; stock and the day of arrival are read again once the
 * page is there. A copy of the service worker may be older than the page, so it replaces nothing.
 */
export function useFreshProduct(product: Product): Product {
  const [fresh, setFresh] = useState<Product | null>(null)
  useEffect(() => {
    let current = true
    read('GET product/get-product', { query: { id: product.id } }).then(
      (answer) => {
        if (current && answer.result && !(copyMark in answer)) setFresh(answer.result)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [product.id])
  return fresh?.id === product.id ? fresh : product
}
