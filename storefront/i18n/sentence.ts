import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a sentence with elements in place of its `{names}`: links, or numbers with their own direction. */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  const products = text.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...products.map((product, index) => (index % 2 ? parts[product] : product)),
  )
}
