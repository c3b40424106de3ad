import type { Product } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'

/**
 * The product as it is now. A page may have been kept for a while; stock and the day of arrival
 * are asked again once it is there.
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
