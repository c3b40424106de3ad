import type { RouteObject } from 'react-router'

type PageModule = Pick<RouteObject, 'loader' | 'Component' | 'handle' | 'shouldRevalidate'>

export type Page = {
  path: string
  /** The file of the page; it exports Component and, where needed, loader, handle, shouldRevalidate. */
  source: string
  /** A personal page is a small shell that the browser fills; nobody may keep it. */
  personal?: true
}

/** Every address of the shop, spelled as the specification spells it; Arabic pages live at the same ones below /ar. */
export const pages: Page[] = [
  { path: 'home', source: 'features/home/home-page.tsx' },
  { path: '*', source: 'shell/not-found-page.tsx' },
]

const modules = import.meta.glob<PageModule>('./**/*-page.tsx')

export function loadPage({ source }: Page): Promise<PageModule> {
  const load = modules[`./${source}`]
  if (!load) throw new Error(`${source} is in the table of pages, but is not a file.`)
  return load()
}
