export function SizeGuide(_props: { product: unknown }) {
  return null
}
