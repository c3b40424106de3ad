import { direction, htmlLanguage, type LanguageCode, languagePath } from '@rimal/contract/language'
import { sharedPath } from './find-shared-page.ts'

/** The colour of the page, `--paper` of the storefront's tokens. */
const paper = '#FBF9F5'

/** The pages that a press on the icon of the installed app offers, with the words that name them. */
const shortcuts = [
  { word: 'search', path: '/search' },
  { word: 'cart', path: '/cart' },
  { word: 'my_oders', path: '/my-order' },
  { word: 'profiles_title', path: '/my-measurements' },
] as const

type Given = {
  language: LanguageCode
  shopName: string
  /** The dictionary of the language. */
  words: Record<string, unknown>
}

/**
 * Returns the web app manifest of the shop in a language. Each language is an app of its own for a browser: the start
 * page is its id. Both apps contain all pages, so that the choice of the other language stays within the app.
 */
export function appManifest({ language, shopName, words }: Given) {
  const start = languagePath(language, '/home')
  return {
    id: start,
    name: shopName,
    short_name: shopName,
    lang: htmlLanguage(language),
    dir: direction(language),
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping'],
    icons: [
      { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => icon(size)),
      { ...icon(512, 'icon-maskable'), purpose: 'maskable' },
    ],
    share_target: {
      action: languagePath(language, sharedPath),
      method: 'GET',
      // A GET has none, but browsers miss it.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: shortcuts.map(({ word, path }) => ({
      name: String(words[word]),
      url: languagePath(language, path),
      icons: [icon(192)],
    })),
  }
}

function icon(size: number, name = 'icon') {
  return { src: `/assets/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }
}
