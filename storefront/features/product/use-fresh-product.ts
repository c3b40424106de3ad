import type { Product } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'

/**
 * Returns the current product. A page may come from the cache; stock and the day of arrival are read again once the
 * page is there.
 */
export function useFreshProduct(product: Product): Product {
  const [fresh, setFresh] = useState<Product | null>(null)
  useEffect(() => {
    let current = true
    read('GET product/get-product', { query: { id: product.id } }).then(
      ({ result }) => {
        if (current && result) setFresh(result)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [product.id])
  return fresh?.id === product.id ? fresh : product
}
