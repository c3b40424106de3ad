import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements where its `{names}` stand: links, numbers that keep their direction. */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  const products = text.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...products.map((product, index) => (index % 2 ? parts[product] : product)),
  )
}
