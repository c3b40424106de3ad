import type { SizeChart } from '@rimal/contract/measure/size-charts'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'

/** Longer than most answers take. */
const patienceMilliseconds = 600

/**
 * The size chart of a product; null where it has none or the answer is late, undefined until then. A chart that comes
 * late is still shown.
 */
export function useSizeChart(productId: string): SizeChart | null | undefined {
  const [chart, setChart] = useState<SizeChart | null>()
  useEffect(() => {
    let isLeft = false
    // Without an answer the guide shows the measurements of the product.
    const without = () => {
      if (!isLeft) setChart((known) => known ?? null)
    }
    const timer = setTimeout(without, patienceMilliseconds)
    read('GET product/get-size-chart', { query: { id: productId } }).then(({ result }) => {
      if (!isLeft) setChart(result ?? null)
    }, without)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [productId])
  return chart
}
